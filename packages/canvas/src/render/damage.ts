import { boundsOnPage } from '@irodori/design/itemGeometry'
import { boundsOfImage, invert } from '@irodori/geometry/affine'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, outset, rect, uniteRects } from '@irodori/geometry/shape'
import { markBounds } from './findingMarks.ts'
import type { PlanEntry } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { ScreenView } from './screen/screenView.ts'
import { deviceBounds, sameView } from './screen/screenView.ts'
import { sameSecondarySelection, secondarySelectionBounds } from './secondarySelection.ts'

/** Distance in CSS pixels by which the outline and the handles of a selection extend beyond the item. */
const FRAME_REACH = 48
const HOVER_REACH = 4

export const wholeView = (view: ScreenView): Rect => rect(0, 0, view.width, view.height)

/** The device pixels in which two render frames may differ; null if they are equal. */
export function damageBetween(before: RenderFrame | null, after: RenderFrame): Rect | null {
  const whole = wholeView(after.view)
  if (!before || differThroughout(before, after)) return whole
  let damage: Rect | null = null
  const add = (part: Rect | null): void => {
    const seen = part && intersectRects(part, whole)
    if (seen) damage = damage ? uniteRects(damage, seen) : seen
  }
  for (const [at, now] of after.plan.entries()) {
    const old = before.plan[at]
    if (old === now && !(now.item?.id === after.adjusting || now.item?.id === before.adjusting)) continue
    if (old) add(deviceBounds(after.view, old.bounds))
    add(deviceBounds(after.view, now.bounds))
  }
  if (overlayDiffers(before, after)) {
    add(selectionBounds(before))
    add(selectionBounds(after))
  }
  if (before.hovered !== after.hovered) {
    add(hoverBounds(before))
    add(hoverBounds(after))
  }
  if (!sameSecondarySelection(before.secondary, after.secondary)) {
    add(secondarySelectionBounds(before))
    add(secondarySelectionBounds(after))
  }
  if (before.tool !== after.tool) {
    add(before.tool?.bounds(before.view) ?? null)
    add(after.tool?.bounds(after.view) ?? null)
  }
  if (before.marks !== after.marks) {
    for (const mark of before.marks) if (!after.marks.includes(mark)) add(markBounds(before, mark))
    for (const mark of after.marks) if (!before.marks.includes(mark)) add(markBounds(after, mark))
  }
  return damage
}

const overlayDiffers = (before: RenderFrame, after: RenderFrame): boolean =>
  before.selected !== after.selected ||
  before.mode !== after.mode ||
  before.cropping !== after.cropping ||
  before.adjusting !== after.adjusting

const differThroughout = (before: RenderFrame, after: RenderFrame): boolean =>
  !sameView(before.view, after.view) ||
  before.page.key !== after.page.key ||
  before.page.sheet !== after.page.sheet ||
  before.exact !== after.exact ||
  before.guides !== after.guides ||
  before.moving !== after.moving ||
  before.theme !== after.theme ||
  before.plan.length !== after.plan.length

/** The bounds of the selection's outline, in CROP mode together with the whole photo. */
function selectionBounds({ selected, mode, plan, view }: RenderFrame): Rect | null {
  if (!selected) return null
  const framed = outset(deviceBounds(view, boundsOnPage(selected)), FRAME_REACH * view.ratio)
  const entry = mode === 'CROP' ? plan.find(({ item }) => item?.id === selected.id) : undefined
  return entry?.kind === 'PHOTO' ? uniteRects(framed, deviceBounds(view, photoOnPage(entry))) : framed
}

const photoOnPage = ({ op, item }: Extract<PlanEntry, { kind: 'PHOTO' }>): Rect =>
  boundsOfImage(invert(op.toPhoto), rect(0, 0, item.sourceWidth, item.sourceHeight))

const hoverBounds = ({ hovered, view }: RenderFrame): Rect | null =>
  hovered && outset(deviceBounds(view, boundsOnPage(hovered)), HOVER_REACH * view.ratio)
