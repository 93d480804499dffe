import { useClient, useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { checkCategoryTemplate } from '@irodori/contract/endpoints/designGroup'
import type { Order } from '@irodori/contract/entities/order'
import { useEffect } from 'react'
import { useReloadOrders } from '../orderList/useOrders.ts'
import type { DesignGroup } from '../piece/designGroups.ts'
import { editAddress } from '../piece/pieceAddresses.ts'
import { copyChoice, type ProductChoice } from './copyChoice.ts'
import { copyGroup } from './designCalls.ts'
import { copyProblem, type DesignProblem } from './designProblem.ts'
import { forgetKey, keyOf } from './idempotencyKeys.ts'

/** The state of a copy. */
export type CopyStep =
  | { readonly kind: 'WORKING' }
  | { readonly kind: 'CHOOSING'; readonly products: readonly ProductChoice[] }
  | { readonly kind: 'PROBLEM'; readonly problem: DesignProblem }

/** CPY-1 to CPY-4: finds the products that fit, lets the customer pick one of several, copies, and opens the editor of the copy. */
export function useCopying(order: Order, group: DesignGroup): { step: CopyStep; pick: (productId: string) => void } {
  const client = useClient()
  const role = useSession()?.role ?? 'GUEST'
  const reload = useReloadOrders()
  const { orderNumber } = order
  const actionOf = (productId: string) => `copy ${orderNumber} ${group.groupNumber} ${productId}`
  const check = useCall(
    checkCategoryTemplate,
    { query: { templateId: group.pages[0]?.templateId ?? '' } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const copying = useResultMutation(
    (productId: string) =>
      copyGroup(client, role, { orderNumber, group, productId, randomId: keyOf(actionOf(productId)) }),
    {
      onSuccess: ({ groupNumber, designSeriesCopyId }, productId) => {
        forgetKey(actionOf(productId))
        window.location.assign(
          editAddress(orderNumber, { ...group, productId, groupNumber, designSeriesId: designSeriesCopyId }),
        )
      },
      onError: reload,
    },
  )
  const pick = (productId: string) => void copying.run(productId)

  const products = check.data && copyChoice(order, check.data)
  const [first, ...others] = products ?? []
  const onlyProduct = others.length === 0 ? first?.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the only product that fits is copied once, without a question
  useEffect(() => {
    if (onlyProduct !== undefined && copying.input === undefined) pick(onlyProduct)
  }, [onlyProduct])

  return { step: stepOf(), pick }

  function stepOf(): CopyStep {
    const error = copying.error ?? check.error
    if (error !== null) return { kind: 'PROBLEM', problem: copyProblem(error) }
    if (products === undefined || onlyProduct !== undefined || copying.input !== undefined) return { kind: 'WORKING' }
    return first === undefined ? { kind: 'PROBLEM', problem: { kind: 'NONE_LEFT' } } : { kind: 'CHOOSING', products }
  }
}
