import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { ItemAlignment } from '@irodori/design/alignItems'
import { alignItems } from '@irodori/design/alignItems'
import type { Change } from '@irodori/design/change'
import { isNoChange } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import type { Axis } from '@irodori/design/distributeItems'
import { distributeItems, MIN_DISTRIBUTED } from '@irodori/design/distributeItems'
import { lockItems } from '@irodori/design/lockItems'
import { arrangeable } from '@irodori/design/movedBoxes'
import type { OrderStep } from '@irodori/design/orderItems'
import { orderItems } from '@irodori/design/orderItems'
import { placementOf } from '@irodori/design/placement'
import { arrangeAsTemplate } from '@irodori/design/templateArrangement'
import type { Command, CommandContext } from '../command/command.ts'
import { inReadingOrder, pageAtom, selectedItemsAtom, templatesAtom } from '../state/designState.ts'
import type { StepLabel } from '../state/documentActions.ts'
import { arrangingAtom } from '../state/viewState.ts'

interface ArrangeCommand {
  readonly id: ArrangeCommandId
  readonly keys?: readonly string[]
  readonly step: StepLabel
  readonly isEnabled: (page: DesignPage, items: readonly DesignItem[], context: CommandContext) => boolean
  readonly change: (page: DesignPage, items: readonly DesignItem[], context: CommandContext) => Change
}

export type ArrangeCommandId =
  | `align${ItemAlignment}`
  | `distribute${Axis}`
  | `order${OrderStep}`
  | 'lockItem'
  | 'unlockItem'
  | 'resetArrangement'

/** A command on the selected items of the current page, enabled in arranging mode only; each run is one undo step. */
function arrange({ id, keys = [], step, isEnabled, change }: ArrangeCommand): Command {
  const found = ({ store }: CommandContext) => {
    const page = store.get(arrangingAtom) ? store.get(pageAtom) : null
    return page && { page, items: store.get(selectedItemsAtom) }
  }
  return {
    id,
    label: `command.${id}`,
    keys,
    undo: 'STEP',
    isEnabled(context) {
      const on = found(context)
      return on !== null && isEnabled(on.page, on.items, context)
    },
    run(context) {
      const on = found(context)
      if (!on) return
      const made = change(on.page, on.items, context)
      if (isNoChange(made)) return
      context.actions.perform(step, made)
      context.announcer.announce({ key: `step.${step}` })
    },
  }
}

const hasFree = (page: DesignPage, items: readonly DesignItem[]): boolean => arrangeable(page, items).length > 0

const align = (alignment: ItemAlignment, key: string): Command =>
  arrange({
    id: `align${alignment}`,
    keys: [`alt+${key}`],
    step: 'align',
    isEnabled: hasFree,
    change: (page, items) => alignItems(page, items, alignment),
  })

const distribute = (axis: Axis, key: string): Command =>
  arrange({
    id: `distribute${axis}`,
    keys: [`alt+shift+${key}`],
    step: 'distribute',
    isEnabled: (page, items) => arrangeable(page, items).length >= MIN_DISTRIBUTED,
    change: (page, items) => distributeItems(page, items, axis),
  })

const order = (to: OrderStep, keys: string): Command =>
  arrange({
    id: `order${to}`,
    keys: [keys],
    step: 'order',
    isEnabled: (page, items) => !isNoChange(orderItems(page, items, to)),
    change: (page, items) => orderItems(page, items, to),
  })

const isPlaced = (placement: 'FREE' | 'LOCKED') => (page: DesignPage, items: readonly DesignItem[]) =>
  items.some((item) => placementOf(page.sheet, item) === placement)

export const alignCommands: readonly Command[] = [
  align('LEFT', 'a'),
  align('CENTRE', 'h'),
  align('RIGHT', 'd'),
  align('TOP', 'w'),
  align('MIDDLE', 'v'),
  align('BOTTOM', 's'),
]

export const distributeCommands: readonly Command[] = [distribute('X', 'h'), distribute('Y', 'v')]

export const orderCommands: readonly Command[] = [
  order('FRONT', 'mod+shift+]'),
  order('FORWARD', 'mod+]'),
  order('BACKWARD', 'mod+['),
  order('BACK', 'mod+shift+['),
]

export const lockCommand = arrange({
  id: 'lockItem',
  keys: ['alt+l'],
  step: 'lock',
  isEnabled: isPlaced('FREE'),
  change: (page, items) => lockItems(page, items, true),
})

export const unlockCommand = arrange({
  id: 'unlockItem',
  keys: ['alt+shift+l'],
  step: 'unlock',
  isEnabled: isPlaced('LOCKED'),
  change: (page, items) => lockItems(page, items, false),
})

const templateOf = ({ store }: CommandContext, page: DesignPage): Template | undefined =>
  store.get(templatesAtom).find(({ id }) => id === page.templateId)

/** Restores the template's arrangement of the selected items, or of the whole page if nothing is selected. */
export const resetArrangementCommand = arrange({
  id: 'resetArrangement',
  step: 'arrangement',
  isEnabled: (page, items, context) => !isNoChange(asTemplate(page, items, context)),
  change: (page, items, context) => asTemplate(page, items, context),
})

function asTemplate(page: DesignPage, items: readonly DesignItem[], context: CommandContext): Change {
  const template = templateOf(context, page)
  return template ? arrangeAsTemplate(page, items.length > 0 ? items : inReadingOrder(page), template) : {}
}

export const arrangeCommands: readonly Command[] = [
  ...alignCommands,
  ...distributeCommands,
  ...orderCommands,
  lockCommand,
  unlockCommand,
  resetArrangementCommand,
]
