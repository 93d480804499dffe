import { expect, it, vi } from 'vitest'
import { conflictAtom } from '../state/journalState.ts'
import { orderAtom } from '../state/savingState.ts'
import { createEditorStore } from '../state/store.ts'
import { resumeSave } from './resumeSave.ts'

const order = { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null }

it('continues a save of an earlier visit once when the order is verified', () => {
  const store = createEditorStore()
  const save = vi.fn()
  resumeSave(store, ['front'], save)
  expect(save).not.toHaveBeenCalled()
  store.set(orderAtom, order)
  store.set(orderAtom, { ...order, groupNumber: 2 })
  expect(save.mock.calls).toEqual([[['front']]])
})

it('waits while a version conflict is open', () => {
  const store = createEditorStore()
  const save = vi.fn()
  store.set(orderAtom, order)
  store.set(conflictAtom, { pages: [], isWhole: false, resolve: () => {} })
  resumeSave(store, ['front'], save)
  expect(save).not.toHaveBeenCalled()
  store.set(conflictAtom, null)
  expect(save).toHaveBeenCalledOnce()
})

it('saves nothing without a pending save', () => {
  const store = createEditorStore()
  const save = vi.fn()
  store.set(orderAtom, order)
  resumeSave(store, [], save)
  expect(save).not.toHaveBeenCalled()
})
