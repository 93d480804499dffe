import type { DesignItem, ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { boundsOnPage, framePath, itemToPage, localBox } from '@irodori/design/itemGeometry'
import { paintOrder } from '@irodori/design/paintOrder'
import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage, IDENTITY } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { quadrilateral, transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect, uniteRects } from '@irodori/geometry/shape'
import type { DisplayOp } from '@irodori/scene/displayList'
import { displayList, isPrintedText } from '@irodori/scene/displayList'
import type { TextSetting } from '@irodori/typography/textRequest'
import type { LiveArtwork, LivePhoto, LiveScene } from '../scene/liveScene.ts'

type PhotoOp = Extract<DisplayOp, { kind: 'PHOTO' }>

/** An outline in one colour. Outlines of text are relative to its box, so that moving or colouring it keeps the outline. */
interface Fill {
  readonly outline: Path
  readonly toPage: Affine
  readonly colour: string
}

/** An entry of the paint plan with its bounds in print pixels. Equal inputs return the identical object. */
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
  /** On the screen only: a frame without a photo, or whose photo is not loaded yet. */
  | {
      readonly kind: 'EMPTY_FRAME'
      readonly item: ImageItem
      readonly bounds: Rect
      readonly outline: Path
      readonly invites: boolean
    }
  /** On the screen only: the placeholder of an empty text. */
  | { readonly kind: 'PLACEHOLDER'; readonly item: TextItem; readonly bounds: Rect; readonly fills: readonly Fill[] }

export type PaintPlan = readonly PlanEntry[]

/** Whether an entry is shown on the screen only, so that an exact frame does not contain it. */
export const isOnScreenOnly = ({ kind }: PlanEntry): boolean => kind === 'EMPTY_FRAME' || kind === 'PLACEHOLDER'

/** Creates paint plans of scenes, from bottom to top. Unchanged items keep their entries, an unchanged scene its plan. */
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
    const { photos, front } = paintOrder(page)
    const photoEntries = photos.map((item) => {
      const photo = item.imageName === null ? null : scene.photo(item.imageName)
      return kept(item, photo, () => photoEntry(page, item, photo))
    })
    const frontEntries = front.flatMap((item) => {
      if (isOrnamentItem(item)) return [kept(item, null, () => fillsEntry(page, item))]
      const setting = item.isDisabledItem ? null : scene.setting(item)
      return setting ? [kept(item, setting, () => textEntry(item, setting))] : []
    })
    const plan = [
      ...artworkEntry(scene, page.sheet.backgroundUrl),
      ...photoEntries,
      ...artworkEntry(scene, page.sheet.foregroundUrl),
      ...frontEntries,
    ]
    if (!sameEntries(plan, last)) last = plan
    return last
  }
}

export const sameEntries = (a: PaintPlan, b: PaintPlan): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at])

const noText = (): never => {
  throw new Error('photos and ornaments have no typeset text')
}

/** The operations that paint one item. */
const opsOf = ({ sheet, ...page }: DesignPage, item: DesignItem): readonly DisplayOp[] =>
  displayList({ ...page, sheet: { ...sheet, backgroundUrl: null, foregroundUrl: null }, items: [item] }, noText).ops

function fillsEntry(page: DesignPage, item: DesignItem): PlanEntry {
  const fills = opsOf(page, item).flatMap((op) => (op.kind === 'FILL' ? { ...op, toPage: IDENTITY } : []))
  return { kind: 'FILLS', item, bounds: boundsOnPage(item), fills }
}

function photoEntry(page: DesignPage, item: ImageItem, photo: LivePhoto | null): PlanEntry {
  const bounds = boundsOnPage(item)
  const [op] = opsOf(page, item)
  if (op?.kind === 'FILL') return fillsEntry(page, item)
  if (op?.kind === 'PHOTO' && photo) return { kind: 'PHOTO', item, bounds, op, photo }
  const outline = transformPath(framePath(item), itemToPage(item))
  return { kind: 'EMPTY_FRAME', item, bounds, outline, invites: item.imageName === null }
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
