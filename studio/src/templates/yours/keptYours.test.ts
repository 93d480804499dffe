import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { readYours, writeYours } from './keptYours.ts'

it('CAT-35: photo and name are kept on this device until they are removed', async () => {
  expect(await readYours()).toBeNull()
  await writeYours({ name: 'はると', photo: new Blob(['photo'], { type: 'image/png' }) })
  const kept = await readYours()
  expect(kept?.name).toBe('はると')
  expect(await kept?.photo?.text()).toBe('photo')
  await writeYours(null)
  expect(await readYours()).toBeNull()
})
