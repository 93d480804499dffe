import { expect, it } from 'vitest'
import { hasAccepted, isStorageRefused, rememberAcceptance, type StorageProbes } from './privateBrowsing.ts'

const sound: StorageProbes = {
  writeStorage: () => {},
  openDatabase: async () => {},
  openDirectory: async () => ({}),
}
const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

it.each<[string, Partial<StorageProbes>, boolean]>([
  ['an ordinary window', {}, false],
  ['a browser without a private file system', { openDirectory: null }, false],
  ['storage refused', { writeStorage: refuse }, true],
  ['database refused', { openDatabase: async () => refuse() }, true],
  ['file system refused', { openDirectory: async () => refuse() }, true],
])('ODR-48: detects private browsing by the storage that the browser refuses: %s', async (_, change, isPrivate) => {
  expect(await isStorageRefused({ ...sound, ...change })).toBe(isPrivate)
})

it('ODR-48: stores the acceptance of the warning in a cookie', () => {
  const jar = { cookie: 'selectedCategoryId=card' }
  expect(hasAccepted(jar)).toBe(false)
  rememberAcceptance(jar)
  expect(jar.cookie).toMatch(/^acceptedPrivateBrowsing=1; max-age=\d+; Path=\/; SameSite=Lax$/)
  expect(hasAccepted({ cookie: 'selectedCategoryId=card; acceptedPrivateBrowsing=1' })).toBe(true)
  expect(hasAccepted({ cookie: 'acceptedPrivateBrowsing=10' })).toBe(false)
})
