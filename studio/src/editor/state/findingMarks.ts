import type { FindingMark } from '@irodori/canvas/liveScene'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { findItem } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import { inkOnPage } from '@irodori/design/textMeasure'
import type { Rect } from '@irodori/geometry/shape'
import { centreOf, outset, rect } from '@irodori/geometry/shape'
import { atom } from 'jotai/vanilla'
import { pageAtom } from './designState.ts'
import { pageFindingsAtom } from './findings.ts'
import { settingsAtom } from './resourceState.ts'

const TONES = { BLOCKING: 'DANGER', WARNING: 'WARNING', NOTE: 'NOTE' } as const
const GRAVEST = ['BLOCKING', 'WARNING', 'NOTE'] as const

/** Marks of findings on the current page. Blank items have no mark: the canvas shows a placeholder. */
export const findingMarksAtom = atom<readonly FindingMark[]>((get) => {
  const page = get(pageAtom)
  const settings = get(settingsAtom)
  const found = get(pageFindingsAtom)
  return [...new Set(found.map(({ itemId }) => itemId))].flatMap((itemId) => {
    const item = page && findItem(page, itemId)
    const findings = found.filter((finding) => finding.itemId === itemId)
    const [first] = findings
    const severity = GRAVEST.find((grave) => findings.some((finding) => finding.severity === grave))
    if (!item || !first || !severity) return []
    const setting = settings.get(itemId)?.setting
    const ink = isTextItem(item) && setting ? inkOnPage(item, setting) : null
    return [markFrom(first, ink ?? markedArea(item), TONES[severity], isTextItem(item))]
  })
})

/** Inset from the box of a circle to its inscribed square, as a share of the side. */
const ROUND = (1 - Math.SQRT1_2) / 2

/** Area whose corner is on the item: corners of the bounds of round and turned items are outside of them. */
function markedArea(item: DesignItem): Rect {
  const bounds = boundsOnPage(item)
  if (item.type === 'CIRCLE_IMAGE') return outset(bounds, -ROUND * Math.min(bounds.width, bounds.height))
  const { x, y } = centreOf(bounds)
  return item.rotate === 0 && item.type !== 'ARC_IMAGE' ? bounds : rect(x, y, 0, 0)
}

const marks = new WeakMap<Finding, FindingMark>()

/** Returns the same object for an equal mark, because the canvas repaints changed marks only. */
function markFrom(first: Finding, area: FindingMark['area'], tone: FindingMark['tone'], framed: boolean): FindingMark {
  const made = { area, tone, framed }
  const last = marks.get(first)
  if (last && JSON.stringify(last) === JSON.stringify(made)) return last
  marks.set(first, made)
  return made
}
