import { DAY_MS } from '@irodori/contract/durations'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { photoName, sampleFrame, samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../../testing/sampleTemplate.ts'
import { examinedPhotosAtom } from '../photos/examinePhotos.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { BookDialog } from './BookDialog.tsx'

/** A cover, two inner pages and a back cover with a frame each. */
const PAGES = [...'abcd'].map((letter, at) =>
  samplePage(`page ${at - 1}`, [sampleFrame(`frame ${letter}`, 1)], {
    pageNumber: String(at - 1),
    templateId: letter,
    sideCount: 1,
  }),
)
const TEMPLATES = PAGES.map(({ templateId, pageNumber, items }) =>
  sampleTemplate({ id: templateId, pageNumber, templateSeriesId: 'series', items: [...items] }),
)
const live = { width: 3000, height: 2000, levels: [], alpha: null }

/** Five sharp photos and a blurred one. */
const NAMES = [...'efghi', 'z'].map(photoName)

async function open(waitingFor: readonly string[] = []) {
  const screen = await renderInEditor(
    <OverlayButton overlay="BOOK">
      <BookDialog />
    </OverlayButton>,
    {
      pages: PAGES,
      templates: TEMPLATES,
      product: sampleProduct({ seichoku: { pageSize: 10, totalPage: 4 }, numberOfSides: 1 }),
    },
  )
  const { store } = screen
  store.set(
    photoNotesAtom,
    new Map(
      NAMES.map((name, at) => [
        name,
        {
          fileName: name,
          takenAt: at * DAY_MS,
          faces: [],
          hash: String(at).repeat(16),
          sharpness: name[0] === 'z' ? 3 : 90,
        },
      ]),
    ),
  )
  store.set(photosAtom, new Map(NAMES.map((name) => [name, live])))
  store.set(examinedPhotosAtom, new Set(waitingFor))
  await page.getByRole('button', { name: '開く' }).click()
  const steps = () => store.get(historyAtom).past.map(({ label }) => label)
  return { ...screen, steps }
}

it('PGS-33: the dialog says what will be done, does it in one step, says what was done and takes it back', async () => {
  const { steps, store } = await open()
  const dialog = page.getByRole('dialog', { name: 'おまかせで一冊に' })
  await expect.element(dialog.getByText('写真4枚を、撮った順に4面へ並べます。')).toBeVisible()
  await expect.element(dialog.getByText('1枚は入りきらないため、トレイに残ります')).toBeVisible()
  await expect.element(dialog.getByText(/よけた写真1枚/)).toBeVisible()
  expect(steps()).toEqual([])
  await dialog.getByRole('button', { name: '一冊にする' }).click()
  expect(steps()).toEqual(['makeBook'])
  const done = page.getByRole('dialog', { name: '一冊になりました' })
  await expect.element(done.getByText('写真4枚を、4面に入れました。')).toBeVisible()
  await done.getByRole('button', { name: '元に戻す' }).click()
  await expect.element(done).not.toBeInTheDocument()
  expect([steps(), store.get(pagesAtom)]).toEqual([[], PAGES])
})

it('PGS-33: the dialog shows the progress while photos are examined, and can be left', async () => {
  const { steps, store } = await open(NAMES.slice(0, 2))
  const dialog = page.getByRole('dialog', { name: 'おまかせで一冊に' })
  await expect.element(dialog.getByRole('progressbar', { name: '写真を調べています（4／6）' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '一冊にする' })).toBeDisabled()
  store.set(examinedPhotosAtom, new Set())
  await expect.element(dialog.getByRole('button', { name: '一冊にする' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'やめる' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(steps()).toEqual([])
})
