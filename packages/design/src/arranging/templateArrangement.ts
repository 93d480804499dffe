import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isOwnItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boxOf, placeFields } from './placeItem.ts'

/**
 * The change that restores the boxes, the stacking order and the placement of a template. The content of items stays. Items
 * are matched by their reading position, which never changes. Items that the customer has added stay.
 */
export function arrangeAsTemplate(page: DesignPage, items: readonly DesignItem[], template: Template): Change {
  return items
    .filter((item) => !isOwnItem(item))
    .map((item) => {
      const model = template.items.find(({ position, type }) => position === item.position && type === item.type)
      return model ? changeItem<DesignItem>(page, item, fieldsAsIn(item, model)) : NO_CHANGE
    })
    .reduce(squashChanges, NO_CHANGE)
}

function fieldsAsIn(item: DesignItem, model: DesignItem): Partial<DesignItem> {
  const box = boxOf(model)
  const { priorityIndex, placement } = model
  return {
    ...placeFields(item, box),
    ...box,
    ...('radius' in model ? { radius: model.radius } : {}),
    ...('borderRadius' in model ? { borderRadius: model.borderRadius } : {}),
    priorityIndex,
    placement,
  }
}
