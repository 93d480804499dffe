import { expect, it } from 'vitest'
import { missingResourcesAtom, photosAtom } from '../state/resourceState.ts'
import { createEditorStore } from '../state/store.ts'
import { settle } from '../../../testing/controlledPromise.ts'
import { filledFrame, photoName, samplePage } from '../../../testing/sampleDesign.ts'
import { isPageReady, whenPageReady } from './pageReady.ts'

const page = samplePage('front', [filledFrame('one', 1, 'a'), filledFrame('two', 2, 'b')])
const live = { width: 1, height: 1, levels: [], alpha: null }

it('a page is ready when its last photo is loaded', async () => {
  const store = createEditorStore()
  let isDone = false
  void whenPageReady(store, page).then(() => {
    isDone = true
  })
  store.set(photosAtom, new Map([[photoName('a'), live]]))
  await settle()
  expect([isDone, isPageReady(store, page)]).toEqual([false, false])
  store.set(
    photosAtom,
    new Map([
      [photoName('a'), live],
      [photoName('b'), live],
    ]),
  )
  await settle()
  expect([isDone, isPageReady(store, page)]).toEqual([true, true])
})

it('stops waiting for resources that have failed to load', async () => {
  const store = createEditorStore()
  store.set(missingResourcesAtom, new Set([photoName('a'), photoName('b')]))
  await whenPageReady(store, page)
  expect(isPageReady(store, page)).toBe(false)
})
