import { expect, it, vi } from 'vitest'
import { settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, photoName, sampleDocument, samplePage } from '../../../testing/sampleDesign.ts'
import { missingResourcesAtom } from '../state/resourceState.ts'
import { whenPageReady } from './pageReady.ts'
import { createResourceLoader } from './resourceLoader.ts'

it('NLW-27: a photo that neither the device nor the server has is missing, so that nothing waits for it', async () => {
  const page = samplePage('a', [filledFrame('w', 1, 'a')])
  const { store } = createTestEditor(sampleDocument(page))
  const kernel = { loadPhoto: vi.fn(), loadArtwork: vi.fn() }
  createResourceLoader(store, kernel, () => null)
  await settle()
  expect([...store.get(missingResourcesAtom)]).toEqual([photoName('a')])
  expect(kernel.loadPhoto).not.toHaveBeenCalled()
  await whenPageReady(store, page)
})
