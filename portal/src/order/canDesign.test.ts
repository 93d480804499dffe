import { ORDER_STATUSES } from '@irodori/contract'
import { expect, it } from 'vitest'
import { canDesign } from './canDesign.ts'

it('designs are made and changed only while an order waits for them or holds drafts', () => {
  expect(ORDER_STATUSES.filter(canDesign)).toEqual(['WAITING', 'DRAFT'])
})
