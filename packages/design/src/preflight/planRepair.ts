import type { DesignItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Point, Rect } from '@irodori/geometry/shape'
import { isSampleText } from '@irodori/rules/sampleText'
import { postalCodeWith } from '../address/postalBoxes.ts'
import { placeFields, placeItem } from '../arranging/placeItem.ts'
import type { Change } from '../document/change.ts'
import { changeItem, isNoChange, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { findItem } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { mayArrange } from '../document/placement.ts'
import { printAreas } from '../document/printAreas.ts'
import { cropFields, cropOf, fitCropInside, zoomCrop, zoomOf } from '../photo/crop.ts'
import { EMPTY_FRAME } from '../photo/photoPlacement.ts'
import { boundsToBleedEdge, boxWithBounds } from './bleedGap.ts'
import type { Finding } from './finding.ts'
import { fittingSize } from './fittingSize.ts'
import type { FormDeps } from './printableForms.ts'
import { printableForms, withForms } from './printableForms.ts'
import { printedPpi } from './printedPpi.ts'
import { inkOnPage } from './textMeasure.ts'
import { widerFrames } from './widerFrames.ts'

/** A repair that succeeds, with its result: one change, one step of undo. */
export type Repair = { readonly change: Change } & (
  | { readonly kind: 'ZOOM_OUT'; readonly ppi: number }
  | { readonly kind: 'SHRINK' | 'ENLARGE'; readonly fontSize: number }
  /** `fontSize` is null where the text keeps its size. */
  | { readonly kind: 'WIDEN'; readonly fontSize: number | null }
  | { readonly kind: 'CHANGE_FONT'; readonly font: string }
  /** `to` is empty where the characters are left out. */
  | { readonly kind: 'USE_VARIANT'; readonly from: string; readonly to: string }
  | { readonly kind: 'DISABLE' | 'TEMPLATE_TEXT' | 'KEEP_TEXT' | 'MOVE_INSIDE' | 'STRETCH_TO_BLEED' }
)

/** Dependencies of repairs of texts. */
export interface RepairDeps extends FormDeps {
  /** Font sizes of the product in points, ascending. */
  readonly sizes: readonly number[]
  /** The product's fonts in the order of its menu. */
  readonly fonts: readonly string[]
  /** The font for another text in an item. */
  readonly fontFor: (item: TextItem, text: string) => string
}

/** The change that repairs a finding; null if none does, or if it is already repaired. */
export async function planRepair(page: DesignPage, finding: Finding, deps: RepairDeps): Promise<Repair | null> {
  const repair = await tryRepair(page, finding, deps)
  return repair && !isNoChange(repair.change) ? repair : null
}

async function tryRepair(page: DesignPage, finding: Finding, deps: RepairDeps): Promise<Repair | null> {
  const item = findItem(page, finding.itemId)
  if (!item || finding.repair === null) return null
  if (finding.repair === 'DISABLE') {
    return isImageItem(item)
      ? { kind: 'DISABLE', change: changeItem(page, item, { ...EMPTY_FRAME, isDisabledItem: true }) }
      : null
  }
  if (finding.repair === 'ZOOM_OUT') return zoomOut(page, item)
  if (finding.repair === 'STRETCH_TO_BLEED') return stretchToBleed(page, item)
  if (isOrnamentItem(item)) return finding.repair === 'MOVE_INSIDE' ? moveOrnamentInside(page, item) : null
  return isTextItem(item) ? repairText(page, item, finding.repair, deps) : null
}

function moveOrnamentInside(page: DesignPage, item: OrnamentItem): Repair | null {
  const offset = mayArrange(page.sheet, item) ? offsetIntoSafe(page, boundsOnPage(item)) : null
  return offset && { kind: 'MOVE_INSIDE', change: changeItem(page, item, moved(item, offset)) }
}

/** The offset that moves a rectangle into the safe area; null if it is too large. */
function offsetIntoSafe(page: DesignPage, { left, top, width, height }: Rect): Point | null {
  const { safe } = printAreas(page.sheet)
  if (width > safe.width || height > safe.height) return null
  return {
    x: intoRange(left, safe.left, safe.left + safe.width - width),
    y: intoRange(top, safe.top, safe.top + safe.height - height),
  }
}

const moved = ({ left, top }: DesignItem, { x, y }: Point) => ({ left: left + x, top: top + y })

function zoomOut(page: DesignPage, item: DesignItem): Repair | null {
  if (!isImageItem(item) || item.imageName === null) return null
  const photo = { width: item.sourceWidth, height: item.sourceHeight }
  const crop = cropOf(item)
  const widest = fitCropInside(zoomCrop(crop, item, 1 / zoomOf(crop, item, photo)), item, photo)
  const patch = cropFields(widest)
  const ppi = printedPpi({ ...item, ...patch }, page.sheet.dpi) ?? 0
  return { kind: 'ZOOM_OUT', ppi, change: changeItem(page, item, patch) }
}

function stretchToBleed(page: DesignPage, item: DesignItem): Repair | null {
  const bounds = isImageItem(item) && mayArrange(page.sheet, item) ? boundsToBleedEdge(page.sheet, item) : null
  return bounds && { kind: 'STRETCH_TO_BLEED', change: placeItem(page, item, boxWithBounds(item, bounds)) }
}

/** Replaces characters that no font has. Names are personal, so this is offered and never automatic. */
async function replaceMissing(page: DesignPage, item: TextItem, deps: RepairDeps): Promise<Repair | null> {
  const forms = await printableForms(item, deps)
  if (!forms) return null
  const text = withForms(item.text, forms)
  if (text.trim() === '' || (await deps.measure({ ...item, text })).missing.length > 0) return null
  const [from, to] = [[...forms.keys()].join(''), [...forms.values()].join('')]
  return { kind: 'USE_VARIANT', from, to, change: changeItem(page, item, { text }) }
}

/** Gives a text the least room in which it fits, at the largest size that fits into the widest frame. */
async function widen(page: DesignPage, item: TextItem, { measure, sizes }: RepairDeps): Promise<Repair | null> {
  const frames = widerFrames(page, item)
  const widest = frames.at(-1)
  if (widest === undefined || !(await measure(item)).truncated) return null
  const placed = (frame: Rect, fontSize: number): TextItem => {
    const box = { ...frame, rotate: item.rotate }
    return { ...item, ...placeFields(item, box), fontSize } as TextItem
  }
  const smaller = sizes.filter((size) => size < item.fontSize).toReversed()
  for (const fontSize of [item.fontSize, ...smaller]) {
    if ((await measure(placed(widest, fontSize))).truncated) continue
    for (const frame of frames) {
      const next = placed(frame, fontSize)
      if ((await measure(next)).truncated) continue
      const change = changeItem<TextItem>(page, item, next)
      return { kind: 'WIDEN', fontSize: fontSize === item.fontSize ? null : fontSize, change }
    }
  }
  return null
}

async function repairText(
  page: DesignPage,
  item: TextItem,
  kind: Exclude<Finding['repair'], 'DISABLE' | 'ZOOM_OUT' | 'STRETCH_TO_BLEED' | null>,
  deps: RepairDeps,
): Promise<Repair | null> {
  const { measure, sizes, fonts, fontFor } = deps
  switch (kind) {
    case 'SHRINK': {
      if (!(await measure(item)).truncated) return null
      const fontSize = await fittingSize(item, sizes, measure)
      if (fontSize !== null) return { kind, fontSize, change: changeItem(page, item, { fontSize }) }
      return widen(page, item, deps)
    }
    case 'WIDEN':
      return widen(page, item, deps)
    case 'ENLARGE': {
      const [fontSize] = sizes
      if (fontSize === undefined || item.fontSize >= fontSize || (await measure({ ...item, fontSize })).truncated)
        return null
      return { kind, fontSize, change: changeItem(page, item, { fontSize }) }
    }
    case 'CHANGE_FONT': {
      if ((await measure(item)).missing.length === 0) return null
      for (const font of fonts.filter((other) => other !== item.font)) {
        if ((await measure({ ...item, font })).missing.length > 0) continue
        return { kind, font, change: changeItem(page, item, { font }) }
      }
      return replaceMissing(page, item, deps)
    }
    case 'USE_VARIANT':
      return replaceMissing(page, item, deps)
    case 'TEMPLATE_TEXT': {
      if (item.text.trim() !== '') return null
      const text = item.templateItemText
      return { kind, change: changeItem(page, item, { text, font: fontFor(item, text) }) }
    }
    case 'KEEP_TEXT':
      return { kind, change: keepTexts(page, postalCodeWith(page, item.id) ?? [item]) }
    case 'MOVE_INSIDE': {
      const ink = inkOnPage(item, await measure(item))
      const offset = mayArrange(page.sheet, item) && ink ? offsetIntoSafe(page, ink) : null
      return offset && { kind, change: changeItem(page, item, moved(item, offset)) }
    }
  }
}

const keepTexts = (page: DesignPage, items: readonly TextItem[]): Change =>
  items
    .filter(isSampleText)
    .map((item) => changeItem<TextItem>(page, item, { keepsTemplateText: true }))
    .reduce(squashChanges, NO_CHANGE)

/** Distance of a value to a range. */
const intoRange = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most) - value
