import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { photoName, sampleFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { historyAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { PhotoTray } from './PhotoTray.tsx'

const live = { width: 3000, height: 2000, levels: [], alpha: null }
const at = (time: string) => ({ takenAt: Date.parse(`2026-05-${time}Z`), isByCamera: true as const, faces: [] })

/** b shows the same as a, c is blurred, d is of the next day. */
const NOTES = new Map([
  [photoName('a'), { fileName: 'a.jpg', ...at('03T10:20:00'), hash: '0'.repeat(16), sharpness: 300 }],
  [photoName('b'), { fileName: 'b.jpg', ...at('03T10:20:05'), hash: `${'0'.repeat(15)}1`, sharpness: 200 }],
  [photoName('c'), { fileName: 'c.jpg', ...at('03T11:00:00'), hash: 'f'.repeat(16), sharpness: 12 }],
  [photoName('d'), { fileName: 'd.jpg', ...at('04T09:00:00'), hash: 'f0'.repeat(8), sharpness: 300 }],
])

async function open() {
  const screen = await renderInEditor(<PhotoTray />, { pages: [samplePage('front', [sampleFrame('frame', 1)])] })
  screen.store.set(photoNotesAtom, NOTES)
  screen.store.set(photosAtom, new Map([...NOTES.keys()].map((name) => [name, live])))
  return screen
}

it('EDT-57: the tray shows photos in groups with their day and times', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: /2026年5月3日\(日\).*10:20.*11:00/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /2026年5月4日\(月\).*9:00/ })).toBeVisible()
})

it('EDT-53, EDT-54: the tray shows photos that are set aside with the reason, and takes them back in by one press', async () => {
  const { store } = await open()
  await expect.element(page.getByText('未使用 2')).toBeVisible()
  await page.getByRole('radio', { name: 'よけた写真 2' }).click()
  const photos = page.getByRole('listitem')
  await expect.element(photos.filter({ hasText: 'b.jpg' })).toMatchTextContent(/「a\.jpg」とほぼ同じです/)
  await expect.element(photos.filter({ hasText: 'c.jpg' })).toMatchTextContent(/ぼけています/)
  await page.getByRole('button', { name: 'b.jpgを使う写真に戻す' }).click()
  await expect.element(page.getByRole('button', { name: 'c.jpgを使う写真に戻す' })).toHaveFocus()
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['takeIn'])
  await page.getByRole('button', { name: 'c.jpgを使う写真に戻す' }).click()
  await expect.element(page.getByRole('radio', { name: 'よけた写真 1' })).toBeVisible()
})
