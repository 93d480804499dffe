import { expect, it } from 'vitest'
import { rememberDays, rememberedDays } from './rememberedDays.ts'

const DAYS = [
  { name: '花子', month: 4, date: 12, kind: 'BIRTHDAY', year: 2024 },
  { name: '結婚記念日', month: 6, date: 1, kind: 'ANNIVERSARY' },
] as const

it('CLD-8: the own days of a calendar are there for the next one on this device', () => {
  const stored = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  expect(rememberedDays(storage)).toEqual([])
  rememberDays(storage, DAYS)
  expect(rememberedDays(storage)).toEqual(DAYS)
  rememberDays(storage, [])
  expect(rememberedDays(storage)).toEqual([])
})

it('without storage there are none', () => {
  const storage = (): never => {
    throw new DOMException('the browser refuses its storage', 'SecurityError')
  }
  expect(() => rememberDays(storage, DAYS)).not.toThrow()
  expect(rememberedDays(storage)).toEqual([])
})
