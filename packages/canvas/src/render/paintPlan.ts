import type { DesignItem, ImageItem, TextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { boundsOnPage, itemToPage, localBox, paintOrder, framePath } from '@irodori/design'
import type { Affine, Path, Rect } from '@irodori/geometry'
import { boundsOfImage, IDENTITY, quadrilateral, rect, transformPath, uniteRects } from '@irodori/geometry'
import type { DisplayOp } from '@irodori/scene'
import { displayList, isPrintedText } from '@irodori/scene'
import type { TextSetting } from '@irodori/typography'
import type { LiveArtwork, LivePhoto, LiveScene } from '../scene/liveScene.ts'

type PhotoOp = Extract<DisplayOp, { kind: 'PHOTO' }>

/** An outline in one colour. Words stay in their own box, so that moving or colouring them makes no new outline. */
interface Fill {
  readonly outline: Path
  readonly toPage: Affine
  readonly colour: string
}

/** One thing to paint; `bounds` holds all of it, in print pixels. Equal inputs give the same object. */
export type PlanEntry =
  | { readonly kind: 'ARTWORK'; readonly item: null; readonly bounds: Rect; readonly artwork: LiveArtwork }
  | {
      readonly kind: 'PHOTO'
      readonly item: ImageItem
      readonly bounds: Rect
      readonly op: PhotoOp
      readonly photo: LivePhoto
    }
  | { readonly kind: 'FILLS'; readonly item: DesignItem; readonly bounds: Rect; readonly fills: readonly Fill[] }
  /** Shown on the screen only: a window that waits for a photo, or for its pixels. */
  | {
      readonly kind: 'WINDOW'
      readonly item: ImageItem
      readonly bounds: Rect
      readonly outline: Path
      readonly invites: boolean
    }
  /** Shown on the screen only: the placeholder of empty words. */
  | { readonly kind: 'PLACEHOLDER'; readonly item: TextItem; readonly bounds: Rect; readonly fills: readonly Fill[] }

export type PaintPlan = readonly PlanEntry[]

/** Whether an entry belongs to the screen alone, so that an exact frame does not show it. */
export const isOnScreenOnly = ({ kind }: PlanEntry): boolean => kind === 'WINDOW' || kind === 'PLACEHOLDER'

/** Makes the paint plan of a scene, lowest first; what stayed the same keeps its entries, and its plan. */
export function createPlanner(): (scene: LiveScene) => PaintPlan {
  const known = new WeakMap<DesignItem, { readonly from: unknown; readonly entry: PlanEntry }>()
  const artworks = new WeakMap<LiveArtwork, PlanEntry>()
  let last: PaintPlan = []

  function kept(item: DesignItem, from: unknown, make: () => PlanEntry): PlanEntry {
    const last = known.get(item)
    if (last && last.from === from) return last.entry
    const entry = make()
    known.set(item, { from, entry })
    return entry
  }

  function artworkEntry(scene: LiveScene, key: string | null): PlanEntry[] {
    const artwork = key === null ? null : scene.artwork(key)
    if (!artwork) return []
    const { width, height } = scene.page.sheet
    let entry = artworks.get(artwork)
    if (!entry || entry.bounds.width !== width || entry.bounds.height !== height) {
      entry = { kind: 'ARTWORK', item: null, bounds: rect(0, 0, width, height), artwork }
      artworks.set(artwork, entry)
    }
    return [entry]
  }

  return (scene) => {
    const { page } = scene
    const { photos, texts } = paintOrder(page)
    const photoEntries = photos.map((item) => {
      const photo = item.imageName === null ? null : scene.photo(item.imageName)
      return kept(item, photo, () => photoEntry(page, item, photo))
    })
    const textEntries = texts.flatMap((item) => {
      const setting = item.isDisabledItem ? null : scene.setting(item)
      return setting ? [kept(item, setting, () => textEntry(item, setting))] : []
    })
    const plan = [
      ...artworkEntry(scene, page.sheet.backgroundUrl),
      ...photoEntries,
      ...artworkEntry(scene, page.sheet.foregroundUrl),
      ...textEntries,
    ]
    if (!sameEntries(plan, last)) last = plan
    return last
  }
}

export const sameEntries = (a: PaintPlan, b: PaintPlan): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at])

const noWords = (): never => {
  throw new Error('photos have no words')
}

function photoEntry(page: DesignPage, item: ImageItem, photo: LivePhoto | null): PlanEntry {
  const bounds = boundsOnPage(item)
  const sheet = { ...page.sheet, backgroundUrl: null, foregroundUrl: null }
  const [op] = displayList({ ...page, sheet, items: [item] }, noWords).ops
  if (op?.kind === 'FILL') return { kind: 'FILLS', item, bounds, fills: [{ ...op, toPage: IDENTITY }] }
  if (op?.kind === 'PHOTO' && photo) return { kind: 'PHOTO', item, bounds, op, photo }
  const outline = transformPath(framePath(item), itemToPage(item))
  return { kind: 'WINDOW', item, bounds, outline, invites: item.imageName === null }
}

function textEntry(item: TextItem, { outline, border, ink }: TextSetting): PlanEntry {
  const toPage = itemToPage(item)
  const fills: Fill[] = []
  if (item.background) fills.push({ outline: quadrilateral(localBox(item), IDENTITY), toPage, colour: item.background })
  if (item.borderTextColor !== null && border.verbs.length > 0) {
    fills.push({ outline: border, toPage, colour: item.borderTextColor })
  }
  if (outline.verbs.length > 0) fills.push({ outline, toPage, colour: item.color })
  const box = boundsOnPage(item)
  const bounds = ink ? uniteRects(box, boundsOfImage(toPage, ink)) : box
  return { kind: isPrintedText(item) ? 'FILLS' : 'PLACEHOLDER', item, bounds, fills } as PlanEntry
}
