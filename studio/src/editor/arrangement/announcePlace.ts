import type { BoundingBox } from '@irodori/design/boundingBox'
import { boundingBoxOf, tenthOfDegree } from '@irodori/design/boundingBox'
import type { DesignPage } from '@irodori/design/designPage'
import type { Step } from '@irodori/design/history'
import { arrangeable } from '@irodori/design/movedBoxes'
import { placeOnPaper } from '@irodori/design/placeOnPaper'
import type { CommandContext } from '../command/command.ts'
import { historyAtom, pageAtom, selectedItemsAtom } from '../state/designState.ts'

/** A change of an item's box by a pointer. */
export type BoxStep = 'move' | 'resize' | 'turnItem'

export const isBoxStep = (label: string): label is BoxStep =>
  label === 'move' || label === 'resize' || label === 'turnItem'

/** Announces position, size or rotation of the selection; several items as one box. */
export function announcePlace({ store, announcer }: Pick<CommandContext, 'store' | 'announcer'>, step: BoxStep): void {
  const page = store.get(pageAtom)
  const boundingBox = page && boundingBoxOf(arrangeable(page, store.get(selectedItemsAtom)))
  if (!boundingBox) return
  const values = { ...placeOnPaper(page.sheet, boundingBox.box) }
  const number = boundingBox.items.length
  const turned = (): number => turnOf(store.get(historyAtom).past.at(-1), page, boundingBox)
  announcer.announce(
    number === 1
      ? { key: `announce.${step}`, values }
      : { key: `announce.${step}Many`, values: { ...values, number, degrees: turned() } },
  )
}

/** Rotation of a step: degrees clockwise, in [-180, 180). */
function turnOf(step: Step | undefined, page: DesignPage, { items: [first] }: BoundingBox): number {
  const edit = step?.change[page.key]?.items[first.id]
  const turn = (edit?.after?.rotate ?? 0) - (edit?.before?.rotate ?? 0)
  return tenthOfDegree(((((turn + 180) % 360) + 360) % 360) - 180)
}
