import type { DesignItem, ImageItem, TextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { boundsOnPage, itemToPage, windowPath } from '@irodori/design'
import type { Path, Rect } from '@irodori/geometry'
import { boundsOfPath, rect, transformPath, uniteRects } from '@irodori/geometry'
import type { DisplayOp } from '@irodori/scene'
import { displayList, isPrintedText, textOps } from '@irodori/scene'
import type { TextSetting } from '@irodori/typography'
import { paintOrder } from '../paintOrder.ts'
import type { LiveArtwork, LivePhoto, LiveScene } from '../stage.ts'

type PhotoOp = Extract<DisplayOp, { kind: 'PHOTO' }>
type FillOp = Extract<DisplayOp, { kind: 'FILL' }>

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
  | { readonly kind: 'FILLS'; readonly item: DesignItem; readonly bounds: Rect; readonly ops: readonly FillOp[] }
  /** Shown on the screen only: a window that waits for a photo, or for its pixels. */
  | {
      readonly kind: 'WINDOW'
      readonly item: ImageItem
      readonly bounds: Rect
      readonly outline: Path
      readonly invites: boolean
    }
  /** Shown on the screen only: the placeholder of empty words. */
  | { readonly kind: 'PLACEHOLDER'; readonly item: TextItem; readonly bounds: Rect; readonly ops: readonly FillOp[] }

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
      return setting ? [kept(item, setting, () => textEntry(page, item, setting))] : []
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

const NO_WORDS: TextSetting = {
  outline: { verbs: new Uint8Array(0), coords: new Float64Array(0) },
  ink: null,
  truncated: false,
  missing: [],
  lines: [],
}

function opsOf(page: DesignPage, item: DesignItem, setting: TextSetting): readonly DisplayOp[] {
  const sheet = { ...page.sheet, backgroundUrl: null, foregroundUrl: null }
  return displayList({ ...page, sheet, items: [item] }, () => setting).ops
}

function photoEntry(page: DesignPage, item: ImageItem, photo: LivePhoto | null): PlanEntry {
  const bounds = boundsOnPage(item)
  const [op] = opsOf(page, item, NO_WORDS)
  if (op?.kind === 'FILL') return { kind: 'FILLS', item, bounds, ops: [op] }
  if (op?.kind === 'PHOTO' && photo) return { kind: 'PHOTO', item, bounds, op, photo }
  const outline = transformPath(windowPath(item), itemToPage(item))
  return { kind: 'WINDOW', item, bounds, outline, invites: item.imageName === null }
}

function textEntry(page: DesignPage, item: TextItem, setting: TextSetting): PlanEntry {
  const printed = isPrintedText(item)
  const ops = (printed ? opsOf(page, item, setting) : textOps(item, setting)).filter((op) => op.kind === 'FILL')
  const bounds = ops.reduce((all, { outline }) => uniteRects(all, boundsOfPath(outline) ?? all), boundsOnPage(item))
  return { kind: printed ? 'FILLS' : 'PLACEHOLDER', item, bounds, ops } as PlanEntry
}
