import type { FindingMark } from '@irodori/canvas'
import type { DesignItem } from '@irodori/contract'
import { isTextItem } from '@irodori/contract'
import type { Finding } from '@irodori/design'
import { boundsOnPage, findItem, inkOnPage } from '@irodori/design'
import type { Rect } from '@irodori/geometry'
import { centreOf, outset, rect } from '@irodori/geometry'
import { atom } from 'jotai/vanilla'
import { pageAtom } from './designState.ts'
import { pageFindingsAtom } from './findings.ts'
import { settingsAtom } from './resourceState.ts'

const TONES = { BLOCKING: 'DANGER', WARNING: 'WARNING', NOTE: 'NOTE' } as const
const GRAVEST = ['BLOCKING', 'WARNING', 'NOTE'] as const

/** What the canvas marks on the page in sight. Blank places invite by themselves and need no mark. */
export const findingMarksAtom = atom<readonly FindingMark[]>((get) => {
  const page = get(pageAtom)
  const settings = get(settingsAtom)
  const found = get(pageFindingsAtom)
  return [...new Set(found.map(({ itemId }) => itemId))].flatMap((itemId) => {
    const item = page && findItem(page, itemId)
    const findings = found.filter((finding) => finding.itemId === itemId)
    const severity = GRAVEST.find((grave) => findings.some((finding) => finding.severity === grave))
    if (!item || !severity) return []
    const setting = settings.get(itemId)?.setting
    const ink = isTextItem(item) && setting ? inkOnPage(item, setting) : null
    return [markFrom(findings, ink ?? markedArea(item), TONES[severity], isTextItem(item))]
  })
})

/** From the side of a circle's box to that of the square in the circle, as a share of the box. */
const ROUND = (1 - Math.SQRT1_2) / 2

/** Where a badge lies on the item itself: the bounds' corners of round and turned ones do not. */
function markedArea(item: DesignItem): Rect {
  const bounds = boundsOnPage(item)
  if (item.type === 'CIRCLE_IMAGE') return outset(bounds, -ROUND * Math.min(bounds.width, bounds.height))
  const { x, y } = centreOf(bounds)
  return item.rotate === 0 && item.type !== 'ARC_IMAGE' ? bounds : rect(x, y, 0, 0)
}

const marks = new WeakMap<Finding, FindingMark>()

/** The same object for the same mark: the canvas paints only what differs. */
function markFrom(
  findings: readonly Finding[],
  area: FindingMark['area'],
  tone: FindingMark['tone'],
  framed: boolean,
): FindingMark {
  const made = { area, tone, framed }
  const last = marks.get(findings[0])
  if (last && JSON.stringify(last) === JSON.stringify(made)) return last
  marks.set(findings[0], made)
  return made
}
