import type { KeptDesign, KeptDesigns } from '@irodori/client/keptDesigns'
import { pageAt } from '@irodori/contract/pageAt'

/** A design on this device; a new one with work is there only. */
export interface BegunDesign {
  readonly address: string
  /** Null for work that was begun without a login. */
  readonly owner: string | null
  readonly productId: string
  /** Whether the server has it, too. */
  readonly isSaved: boolean
}

/** The new designs with work, or every design that opens from this device. */
export type BegunWhich = 'WORK' | 'ALL'

function begunOf(owner: string | null, { address, hasWork }: KeptDesign, which: BegunWhich): readonly BegunDesign[] {
  const page = pageAt(address.split('?')[0] ?? '')
  const isNew = page?.name === 'newDesign' && hasWork
  const isSaved = page?.name === 'editDesign' && which === 'ALL'
  return isNew || isSaved ? [{ address, owner, productId: page.params.productId ?? '', isSaved }] : []
}

/** The designs that were begun without a login, and those of the session. */
export async function listBegun(
  kept: Pick<KeptDesigns, 'list'>,
  owner: string | null,
  which: BegunWhich = 'WORK',
): Promise<BegunDesign[]> {
  const owners = owner === null ? [null] : [null, owner]
  const lists = await Promise.all(
    owners.map(async (each) => (await kept.list(each)).flatMap((one) => begunOf(each, one, which))),
  )
  return lists.flat()
}
