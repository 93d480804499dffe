import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readOrder, savePackages } from '@irodori/contract/endpoints/order'
import { scheduleCreation } from '@irodori/contract/endpoints/production'
import type { Order } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { defaultDeliveryTime } from '@irodori/rules/deliveryDate'
import type { Day } from '@irodori/rules/tokyoDay'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { DeliveryChoice, DeliveryChoices } from '../delivery/deliveryChoice.ts'
import { savePackagesInput } from './savePackagesInput.ts'
import { type StartOutcome, startFlow } from './startFlow.ts'
import { type Choices, initialChoices, type PieceChoice, wrappedProducts } from './wrapping.ts'

const NO_DAYS: ReadonlySet<Day> = new Set()

/** PCK-10: a time that was chosen, also 指定なし, is kept; the default is for a parcel that was never asked about. */
const initialChoice = ({
  deliveryDays,
  deliveryTime,
  defaultExpectedDeliveryDate,
}: Order['packages'][number]): DeliveryChoice => ({
  deliveryDay: deliveryDays,
  deliveryTime: deliveryTime ?? defaultDeliveryTime(defaultExpectedDeliveryDate !== null),
})

/** The choices for the pieces and parcels of an order, and the start of its production. */
export function usePackaging(
  order: Order,
  plans: readonly PackagePlan[],
  onDone: (outcome: StartOutcome<Order>) => void,
) {
  const client = useClient()
  const products = useMemo(() => wrappedProducts(order), [order])
  const [chosen, setChosen] = useState<Choices>(new Map())
  const [deliveryChoices, setDeliveryChoices] = useState<DeliveryChoices>(
    () => new Map(order.packages.map((one) => [one.id, initialChoice(one)])),
  )
  const [refused, setRefused] = useState<ReadonlyMap<string, ReadonlySet<Day>>>(new Map())
  const loadedAt = useRef(order.updatedAt)
  const choices = useMemo(() => new Map([...initialChoices(products, plans), ...chosen]), [products, plans, chosen])

  const chooseDelivery = useCallback(
    (packageId: string, next: DeliveryChoice) => setDeliveryChoices((before) => new Map(before).set(packageId, next)),
    [],
  )
  /** PCK-9: clears a day that became impossible and stops offering it. */
  const refuse = useCallback((packageId: string, day: Day | null) => {
    if (day !== null) {
      setRefused((before) => new Map(before).set(packageId, new Set([...(before.get(packageId) ?? NO_DAYS), day])))
    }
    setDeliveryChoices((before) => {
      const chosenDelivery = before.get(packageId)
      return chosenDelivery ? new Map(before).set(packageId, { ...chosenDelivery, deliveryDay: null }) : before
    })
  }, [])

  const params = { orderNumber: order.orderNumber }
  const starting = useResultMutation(
    () => {
      const creatingTime = Math.max(0, ...order.packages.map(({ maxCreatingTime }) => maxCreatingTime))
      return startFlow(loadedAt.current, order.processMethod === 'digital_message', {
        readOrder: () => client.call(readOrder, { params }),
        save: async () => {
          const saved = await client.call(savePackages, { body: savePackagesInput(order, choices, deliveryChoices) })
          // This screen's own change must not count as a change by someone else.
          if (saved.ok) loadedAt.current = saved.value.updatedAt
          return saved
        },
        schedule: (updatedAt) => client.call(scheduleCreation, { params, body: { creatingTime, updatedAt } }),
      })
    },
    { onSuccess: onDone },
  )
  const { error: problem } = starting

  return {
    products,
    choices,
    choose: (groupNumber: number, choice: PieceChoice) =>
      setChosen((before) => new Map(before).set(groupNumber, choice)),
    deliveryChoices,
    chooseDelivery,
    refusedDays: (packageId: string) => refused.get(packageId) ?? NO_DAYS,
    refuse,
    problem,
    /** PCK-13: dismissing the dialog about an impossible date clears the date. */
    dismissProblem: () => {
      if (problem?.kind === 'DATE') {
        const ids = problem.packageId === null ? [...deliveryChoices.keys()] : [problem.packageId]
        for (const id of ids) refuse(id, deliveryChoices.get(id)?.deliveryDay ?? null)
      }
      starting.reset()
    },
    isBusy: starting.isPending,
    start: () => void starting.run(),
  }
}
