import { expect, it } from 'vitest'
import { proofOf, shortHash } from './proof.ts'

const hash = 'a1b2c3d4e5f60718'.repeat(4)
const page = { printCheck: 'EQUAL', printHash: hash, approvedHash: hash } as const

it('MYP-10: calls a picture approved only if the hashes are equal', () => {
  expect(proofOf(page)).toEqual({ kind: 'APPROVED', hash })
  expect(proofOf({ ...page, approvedHash: 'f'.repeat(64) }).kind).toBe('OTHER')
  expect(proofOf({ ...page, printCheck: 'DIFFERENT' }).kind).toBe('OTHER')
})

it('MYP-10: a picture that no browser could show counts as printed, not as approved', () => {
  expect(proofOf({ ...page, printCheck: 'UNSEEN', approvedHash: null })).toEqual({ kind: 'PRINTED', hash })
})

it('MYP-10: a page that is not rendered has no proof', () => {
  expect(proofOf({ printCheck: 'PENDING', printHash: null, approvedHash: hash }).kind).toBe('OTHER')
})

it('MYP-10: shortens the hash to its start', () => {
  expect(shortHash(hash)).toBe('a1b2 c3d4 e5f6 0718')
})
