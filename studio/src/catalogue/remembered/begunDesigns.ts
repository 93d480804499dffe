import type { KeptDesign, KeptDesigns } from '@irodori/client/keptDesigns'
import { pageAt } from '@irodori/contract/pageAt'

/** A new design with work that only this device has. */
export interface BegunDesign {
  readonly address: string
  /** Null for work that was begun without a login. */
  readonly owner: string | null
  readonly productId: string
}

function begunOf(owner: string | null, { address, hasWork }: KeptDesign): readonly BegunDesign[] {
  const page = hasWork ? pageAt(address.split('?')[0] ?? '') : null
  if (page?.name !== 'newDesign') return []
  return [{ address, owner, productId: page.params.productId ?? '' }]
}

/** The designs that were begun without a login, and those of the session. */
export async function listBegun(kept: Pick<KeptDesigns, 'list'>, owner: string | null): Promise<BegunDesign[]> {
  const owners = owner === null ? [null] : [null, owner]
  const lists = await Promise.all(
    owners.map(async (each) => (await kept.list(each)).flatMap((one) => begunOf(each, one))),
  )
  return lists.flat()
}
