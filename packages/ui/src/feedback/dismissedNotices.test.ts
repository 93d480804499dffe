import type { Notice } from '@irodori/contract/entities/notice'
import { expect, it } from 'vitest'
import { markDismissed, wasDismissed } from './dismissedNotices.ts'

const notice = { id: 'n', kind: 'DESIGN', content: '年末は休みます' } as Notice

function emptyStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage
}

it('ODR-45: keeps a dismissed notice hidden on this device, unless its text changes', () => {
  const storage = emptyStorage()
  expect(wasDismissed(notice, storage)).toBe(false)
  markDismissed(notice, storage)
  expect(wasDismissed(notice, storage)).toBe(true)
  expect(wasDismissed({ ...notice, content: '年末も休みません' }, storage)).toBe(false)
  expect(wasDismissed(notice, emptyStorage())).toBe(false)
})

it('ODR-45: remembers the last fifty dismissed notices', () => {
  const storage = emptyStorage()
  for (let number = 0; number <= 50; number++) markDismissed({ ...notice, id: `n${number}` }, storage)
  expect(wasDismissed({ ...notice, id: 'n0' }, storage)).toBe(false)
  expect(wasDismissed({ ...notice, id: 'n1' }, storage)).toBe(true)
  expect(wasDismissed({ ...notice, id: 'n50' }, storage)).toBe(true)
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
  markDismissed(notice, refusing)
  expect(wasDismissed(notice, refusing)).toBe(false)
})
