import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { Personalisation } from './storedPersonalisation.ts'
import { readPersonalisation, writePersonalisation } from './storedPersonalisation.ts'

it('CAT-35: keeps photo and details on this device until they are removed', async () => {
  expect(await readPersonalisation()).toBeNull()
  const details = { name: 'はると', secondName: '', latinName: 'Haruto', date: '2027-01-20', title: 'はるとの一年' }
  await writePersonalisation({ ...details, photo: new Blob(['photo'], { type: 'image/png' }) })
  const stored = await readPersonalisation()
  expect(stored).toMatchObject(details)
  expect(await stored?.photo?.text()).toBe('photo')
  await writePersonalisation(null)
  expect(await readPersonalisation()).toBeNull()
})

it('CAT-35: reads the name that an earlier version stored', async () => {
  await writePersonalisation({ name: 'はると', photo: null } as Personalisation)
  expect(await readPersonalisation()).toEqual({
    photo: null,
    name: 'はると',
    secondName: '',
    latinName: '',
    date: '',
    title: '',
  })
})
