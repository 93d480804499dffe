import type { Order, SavePackages } from '@irodori/contract/entities/order'
import type { DeliveryChoices } from '../delivery/deliveryChoice.ts'
import type { Choices } from './wrapping.ts'

/**
 * PCK-12: builds the body of the save: the choice of each piece under the id of its first page, the delivery of each parcel.
 * PCK-14: a digital message has no delivery of its own; its recipient chooses it.
 */
export const savePackagesInput = (
  order: Pick<Order, 'id' | 'designGroups' | 'packages' | 'processMethod'>,
  choices: Choices,
  deliveryChoices: DeliveryChoices,
): SavePackages => ({
  id: order.id,
  packages: (order.processMethod === 'digital_message' ? [] : order.packages).map(
    ({ id, defaultExpectedDeliveryDate }) => {
      const delivery = deliveryChoices.get(id)
      return {
        id,
        deliveryDays: delivery?.deliveryDay ?? null,
        deliveryTime: delivery?.deliveryTime ?? null,
        defaultExpectedDeliveryDate,
      }
    },
  ),
  designs: order.designGroups.flatMap(({ groupNumber, designIds, designSeriesId }) => {
    const [id] = designIds
    const choice = choices.get(groupNumber)
    if (id === undefined || choice === undefined) return []
    return [
      { id, designSeriesId, packagePlanId: choice.packagePlanId || null, productOptionId: choice.productOptionId },
    ]
  }),
})
