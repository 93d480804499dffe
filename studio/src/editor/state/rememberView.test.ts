import { expect, it } from 'vitest'
import { rememberView } from './rememberView.ts'
import { createEditorStore } from './store.ts'
import { darkDeskAtom, guidesAtom } from './viewState.ts'

function drawer() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  }
}

it('PRN-7: restores the visibility of the guides on the next visit', () => {
  const storage = drawer()
  const visit = () => {
    const store = createEditorStore()
    const stop = rememberView(store, () => storage)
    return { store, stop }
  }
  const first = visit()
  expect(first.store.get(guidesAtom)).toBe(false)
  first.store.set(guidesAtom, true)
  first.stop()
  const second = visit()
  expect(second.store.get(guidesAtom)).toBe(true)
  second.store.set(guidesAtom, false)
  expect(visit().store.get(guidesAtom)).toBe(false)
})

it('EDT-46: restores the dark background on the next visit, whatever the guides are', () => {
  const storage = drawer()
  const first = createEditorStore()
  rememberView(first, () => storage)
  first.set(darkDeskAtom, true)
  const second = createEditorStore()
  rememberView(second, () => storage)
  expect([second.get(darkDeskAtom), second.get(guidesAtom)]).toEqual([true, false])
})

it('works without storage', () => {
  const store = createEditorStore()
  rememberView(store, () => {
    throw new DOMException('denied', 'SecurityError')
  })
  store.set(guidesAtom, true)
  expect(store.get(guidesAtom)).toBe(true)
})
