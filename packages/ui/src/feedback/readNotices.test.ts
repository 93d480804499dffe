import type { Notice } from '@irodori/contract'
import { expect, it } from 'vitest'
import { markRead, wasRead } from './readNotices.ts'

const notice = { id: 'n', kind: 'DESIGN', content: '年末は休みます' } as Notice

function visit(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage
}

it('ODR-45: keeps a dismissed notice hidden during the visit, unless its text changes', () => {
  const storage = visit()
  expect(wasRead(notice, storage)).toBe(false)
  markRead(notice, storage)
  expect(wasRead(notice, storage)).toBe(true)
  expect(wasRead({ ...notice, content: '年末も休みません' }, storage)).toBe(false)
  expect(wasRead(notice, visit())).toBe(false)
})

it('shows a dismissed notice again if the storage throws', () => {
  const refusing = {
    getItem: () => {
      throw new Error('storage is disabled')
    },
    setItem: () => {
      throw new Error('storage is disabled')
    },
  } as unknown as Storage
  markRead(notice, refusing)
  expect(wasRead(notice, refusing)).toBe(false)
})
