import type { KeptDesign } from '@irodori/client/keptDesigns'
import { expect, it } from 'vitest'
import { listBegun } from './begunDesigns.ts'

const design = (address: string, hasWork = true): KeptDesign => ({ address, hasWork })
const KEPT: Readonly<Record<string, readonly KeptDesign[]>> = {
  nobody: [design('/design/new/card%20a/false/greeting-card'), design('/design/new/b/false/card', false)],
  'irodori-1': [design('/design/edit/irodori-1/1/none/card'), design('/design/new/c/true/booklet?order=irodori-1')],
  'irodori-2': [design('/design/new/d/false/card')],
}
const kept = { list: async (owner: string | null) => KEPT[owner ?? 'nobody'] ?? [] }

it('ODR-59: lists new designs with work that were begun without a login, and those of the session', async () => {
  expect(await listBegun(kept, null)).toEqual([
    { address: '/design/new/card%20a/false/greeting-card', owner: null, productId: 'greeting-card', isSaved: false },
  ])
  expect((await listBegun(kept, 'irodori-1')).map(({ address, owner }) => [address, owner])).toEqual([
    ['/design/new/card%20a/false/greeting-card', null],
    ['/design/new/c/true/booklet?order=irodori-1', 'irodori-1'],
  ])
})

it('NLW-33: lists the saved designs of the session as well, where they open from this device', async () => {
  expect((await listBegun(kept, 'irodori-1', 'ALL')).map(({ address, isSaved }) => [address, isSaved])).toEqual([
    ['/design/new/card%20a/false/greeting-card', false],
    ['/design/edit/irodori-1/1/none/card', true],
    ['/design/new/c/true/booklet?order=irodori-1', false],
  ])
  expect((await listBegun(kept, null, 'ALL')).map(({ isSaved }) => isSaved)).toEqual([false])
})
