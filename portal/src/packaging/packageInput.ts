import type { Order, SavePackages } from '@irodori/contract'
import type { Day } from '@irodori/rules'
import type { Choices } from './wrapping.ts'

/** The day and the time that are wished for a parcel; null leaves them open. */
export interface ParcelInput {
  readonly deliveryDay: Day | null
  readonly deliveryTime: string | null
}

/** By the id of the parcel. */
export type ParcelInputs = ReadonlyMap<string, ParcelInput>

/** PCK-12: what is saved: the choice of each piece by its first page, and the wish for each parcel. */
export const packageInput = (
  order: Pick<Order, 'id' | 'designGroups' | 'packages'>,
  choices: Choices,
  wishes: ParcelInputs,
): SavePackages => ({
  id: order.id,
  packages: order.packages.map(({ id, defaultExpectedDeliveryDate }) => {
    const input = wishes.get(id)
    return {
      id,
      deliveryDays: input?.deliveryDay ?? null,
      deliveryTime: input?.deliveryTime ?? null,
      defaultExpectedDeliveryDate,
    }
  }),
  designs: order.designGroups.flatMap(({ groupNumber, designIds, designSeriesId }) => {
    const [id] = designIds
    const choice = choices.get(groupNumber)
    if (id === undefined || choice === undefined) return []
    return [
      { id, designSeriesId, packagePlanId: choice.packagePlanId || null, productOptionId: choice.productOptionId },
    ]
  }),
})
