import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { readPersonalisation, writePersonalisation } from './storedPersonalisation.ts'

it('CAT-35: keeps photo and name on this device until they are removed', async () => {
  expect(await readPersonalisation()).toBeNull()
  await writePersonalisation({ name: 'はると', photo: new Blob(['photo'], { type: 'image/png' }) })
  const stored = await readPersonalisation()
  expect(stored?.name).toBe('はると')
  expect(await stored?.photo?.text()).toBe('photo')
  await writePersonalisation(null)
  expect(await readPersonalisation()).toBeNull()
})
