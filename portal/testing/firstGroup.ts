import type { Order } from '@irodori/contract/entities/order'
import { type DesignGroup, designGroups } from '../src/piece/designGroups.ts'

/** The first piece of an order. */
export function firstGroup({ designs, orderNumber }: Pick<Order, 'designs' | 'orderNumber'>): DesignGroup {
  const [group] = designGroups({ designs, missingParts: [], sampleTexts: [] })
  if (group === undefined) throw new Error(`order ${orderNumber} has no designs; give it one`)
  return group
}
