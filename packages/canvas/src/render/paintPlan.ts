import type { DesignItem, ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import { boundsOnPage, framePath, itemToPage, localBox } from '@irodori/design/itemGeometry'
import { paintOrder } from '@irodori/design/paintOrder'
import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage, IDENTITY } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { quadrilateral, transformPath } from '@irodori/geometry/path'
import type { Rect, Size } from '@irodori/geometry/shape'
import { rect, uniteRects } from '@irodori/geometry/shape'
import type { DisplayOp } from '@irodori/scene/displayList'
import { isPrintedText, ornamentOps, photoOps } from '@irodori/scene/displayList'
import type { TextSetting } from '@irodori/typography/textRequest'
import type { LiveArtwork, LivePhoto, LiveScene, SheetFill } from '../scene/liveScene.ts'

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
  /** A text, an ornament, a disabled frame, or what is no item: the background that the customer has chosen, and the month grid. */
  | { readonly kind: 'FILLS'; readonly item: DesignItem | null; readonly bounds: Rect; readonly fills: readonly Fill[] }
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
  const known = new WeakMap<object, { readonly from: unknown; readonly entry: PlanEntry }>()
  let last: PaintPlan = []

  function kept(shown: object, from: unknown, make: () => PlanEntry): PlanEntry {
    const last = known.get(shown)
    if (last && last.from === from) return last.entry
    const entry = make()
    known.set(shown, { from, entry })
    return entry
  }

  function artworkEntry(scene: LiveScene, key: string | null): PlanEntry[] {
    const artwork = key === null ? null : scene.artwork(key)
    const { sheet } = scene.page
    return artwork ? [kept(artwork, sheet, () => ({ kind: 'ARTWORK', item: null, bounds: whole(sheet), artwork }))] : []
  }

  function sheetEntry({ page: { sheet } }: LiveScene, parts: readonly SheetFill[] | undefined): PlanEntry[] {
    if (!parts) return []
    const fills = (): PlanEntry => ({
      kind: 'FILLS',
      item: null,
      bounds: whole(sheet),
      fills: parts.map((fill) => ({ ...fill, toPage: IDENTITY })),
    })
    return [kept(parts, sheet, fills)]
  }

  return (scene) => {
    const { page } = scene
    const { photos, front } = paintOrder(page)
    const photoEntries = photos.map((item) => {
      const photo = item.imageName === null ? null : scene.photo(item.imageName)
      return kept(item, photo, () => photoEntry(item, photo))
    })
    const frontEntries = front.flatMap((item) => {
      if (isOrnamentItem(item)) return [kept(item, null, () => fillsEntry(item, ornamentOps(item)))]
      const setting = item.isDisabledItem ? null : scene.setting(item)
      return setting ? [kept(item, setting, () => textEntry(item, setting))] : []
    })
    const plan = [
      ...(page.sheet.background ? sheetEntry(scene, scene.background) : artworkEntry(scene, page.sheet.backgroundUrl)),
      ...photoEntries,
      ...artworkEntry(scene, page.sheet.foregroundUrl),
      ...sheetEntry(scene, scene.grid),
      ...frontEntries,
    ]
    if (!sameEntries(plan, last)) last = plan
    return last
  }
}

export const sameEntries = (a: PaintPlan, b: PaintPlan): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at])

const whole = ({ width, height }: Size): Rect => rect(0, 0, width, height)

/** The fills of an ornament, or of a disabled frame. */
function fillsEntry(item: DesignItem, ops: readonly DisplayOp[]): PlanEntry {
  const fills = ops.flatMap((op) => (op.kind === 'FILL' ? { ...op, toPage: IDENTITY } : []))
  return { kind: 'FILLS', item, bounds: boundsOnPage(item), fills }
}

function photoEntry(item: ImageItem, photo: LivePhoto | null): PlanEntry {
  const bounds = boundsOnPage(item)
  const ops = photoOps(item)
  const [op] = ops
  if (op?.kind === 'FILL') return fillsEntry(item, ops)
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
