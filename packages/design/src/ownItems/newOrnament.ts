import type { OrnamentItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { leastSide } from '../arranging/limits.ts'
import type { DesignPage } from '../document/designPage.ts'
import { printAreas } from '../document/printAreas.ts'
import { inFreePlace } from './ownItems.ts'

/** Longer side of a new ornament, as a share of the shorter side of the safe area. */
const SHARE = 0.3

/** An ornament of the shop in the middle of the page, in its own colours. `addItems` adds it. */
export function newOrnament(page: DesignPage, ornament: Ornament, newId: () => string): OrnamentItem {
  const { safe } = printAreas(page.sheet)
  const { id, version, drawing, colours } = ornament
  const wanted = (SHARE * Math.min(safe.width, safe.height)) / Math.max(drawing.width, drawing.height)
  const scale = Math.max(wanted, leastSide(page.sheet) / Math.min(drawing.width, drawing.height))
  const [width, height] = [Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale)]
  return inFreePlace(page, {
    type: 'ORNAMENT',
    id: newId(),
    origin: 'OWN',
    position: 0,
    priorityIndex: 0,
    left: Math.round(safe.left + (safe.width - width) / 2),
    top: Math.round(safe.top + (safe.height - height) / 2),
    width,
    height,
    rotate: 0,
    isDisabledItem: false,
    ornament: id,
    version,
    drawing,
    colours: [...colours],
  })
}
