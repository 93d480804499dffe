import { useClient, useSession } from '@irodori/client/ClientProvider'
import { checkCategoryTemplate } from '@irodori/contract/endpoints/design'
import type { Order } from '@irodori/contract/entities/order'
import { useEffect, useRef, useState } from 'react'
import type { DesignGroup } from '../piece/designGroups.ts'
import { editAddress } from '../piece/pieceAddresses.ts'
import { copyChoice, type ProductChoice } from './copyChoice.ts'
import { copyGroup } from './designCalls.ts'
import { copyProblem, type DesignProblem } from './designProblem.ts'

/** The state of a copy. */
export type CopyStep =
  | { readonly kind: 'WORKING' }
  | { readonly kind: 'CHOOSING'; readonly products: readonly ProductChoice[] }
  | { readonly kind: 'PROBLEM'; readonly problem: DesignProblem }

/** CPY-1 to CPY-4: finds the products that fit, lets the customer pick one of several, copies, and opens the editor of the copy. */
export function useCopying(order: Order, group: DesignGroup): { step: CopyStep; pick: (productId: string) => void } {
  const client = useClient()
  const role = useSession()?.role ?? 'GUEST'
  const [step, setStep] = useState<CopyStep>({ kind: 'WORKING' })
  const [randomId] = useState(() => crypto.randomUUID())
  const hasStarted = useRef(false)

  async function copyOnto(productId: string): Promise<void> {
    setStep({ kind: 'WORKING' })
    const { orderNumber } = order
    const result = await copyGroup(client, role, { orderNumber, group, productId, randomId })
    if (!result.ok) return setStep({ kind: 'PROBLEM', problem: copyProblem(result.error) })
    const { groupNumber, designSeriesCopyId } = result.value
    window.location.assign(
      editAddress(orderNumber, { ...group, productId, groupNumber, designSeriesId: designSeriesCopyId }),
    )
  }

  async function begin(): Promise<void> {
    const templateId = group.pages[0]?.templateId ?? ''
    const result = await client.call(checkCategoryTemplate, { query: { templateId } })
    if (!result.ok) return setStep({ kind: 'PROBLEM', problem: copyProblem(result.error) })
    const products = copyChoice(order, result.value)
    const [only, ...others] = products
    if (only === undefined) setStep({ kind: 'PROBLEM', problem: { kind: 'NONE_LEFT' } })
    else if (others.length > 0) setStep({ kind: 'CHOOSING', products })
    else await copyOnto(only.id)
  }

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void begin()
  })

  return { step, pick: (productId) => void copyOnto(productId) }
}
