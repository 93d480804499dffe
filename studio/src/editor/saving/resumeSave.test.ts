import { expect, it, vi } from 'vitest'
import { conflictAtom } from '../state/journalState.ts'
import { orderAtom } from '../state/savingState.ts'
import { createEditorStore } from '../state/store.ts'
import { resumeSave } from './resumeSave.ts'

const order = { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null }

it('a save of an earlier visit goes on once, when the order is known again', () => {
  const store = createEditorStore()
  const save = vi.fn()
  resumeSave(store, ['front'], save)
  expect(save).not.toHaveBeenCalled()
  store.set(orderAtom, order)
  store.set(orderAtom, { ...order, groupNumber: 2 })
  expect(save.mock.calls).toEqual([[['front']]])
})

it('not while the customer has still to choose between two versions', () => {
  const store = createEditorStore()
  const save = vi.fn()
  store.set(orderAtom, order)
  store.set(conflictAtom, { pages: [], isWhole: false, resolve: () => {} })
  resumeSave(store, ['front'], save)
  expect(save).not.toHaveBeenCalled()
  store.set(conflictAtom, null)
  expect(save).toHaveBeenCalledOnce()
})

it('nothing that was asked for, nothing that is saved', () => {
  const store = createEditorStore()
  const save = vi.fn()
  store.set(orderAtom, order)
  resumeSave(store, [], save)
  expect(save).not.toHaveBeenCalled()
})
