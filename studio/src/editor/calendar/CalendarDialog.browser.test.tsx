import { isDayPhoto } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { CalendarDialog } from './CalendarDialog.tsx'

const PAGES = ['2027-01', '2027-02', '2027-03'].map((month, at) => {
  const sheet = samplePage(month, [], { sideNumber: at + 1, sideCount: 3 })
  return { ...sheet, sheet: { ...sheet.sheet, monthGrid: sampleMonthGrid(), month } }
})

async function openDialog(pages: readonly DesignPage[] = PAGES) {
  const screen = await renderInEditor(
    <OverlayButton overlay="CALENDAR">
      <CalendarDialog />
    </OverlayButton>,
    { pages, product: sampleProduct({ numberOfSides: 3 }) },
  )
  await page.getByRole('button', { name: '開く' }).click()
  return screen
}

it('CLD-6: another start moves all months in one step, which undo reverts', async () => {
  const screen = await openDialog()
  const months = () => screen.store.get(pagesAtom).map(({ sheet }) => sheet.month)
  const start = page.getByRole('dialog').getByLabelText('カレンダーの始まり')
  await expect.element(start).toHaveValue('2027-01')
  await start.selectOptions('2027年4月')
  expect(months()).toEqual(['2027-04', '2027-05', '2027-06'])
  expect(screen.store.get(historyAtom).past.map(({ label }) => label)).toEqual(['calendarStart'])
  screen.actions.undo()
  expect(months()).toEqual(['2027-01', '2027-02', '2027-03'])
  await expect.element(start).toHaveValue('2027-01')
})

const field = page.getByRole('dialog').getByRole('textbox', { name: /お誕生日や記念日/ })
const keep = page.getByRole('button', { name: 'カレンダーに入れる' })

it('CLD-8: pasted lines become the own days of all months in one step, and are offered for the next calendar', async () => {
  const screen = await openDialog()
  await expect.element(keep).toBeDisabled()
  await field.fill('2024/2/12 花子\n6/1 結婚記念日')
  const shown = page.getByRole('list', { name: 'カレンダーに入る日' }).getByRole('listitem')
  await expect.element(shown.nth(0)).toHaveTextContent('2月12日 花子 3歳')
  await expect.element(shown.nth(1)).toHaveTextContent('6月1日 結婚記念日')
  await keep.click()
  const names = () => screen.store.get(pagesAtom).map(({ sheet }) => sheet.ownDays?.map(({ name }) => name))
  expect(names()).toEqual(Array(3).fill(['花子', '結婚記念日']))
  expect(screen.store.get(historyAtom).past.map(({ label }) => label)).toEqual(['ownDays'])
  screen.actions.undo()
  expect(names()).toEqual([undefined, undefined, undefined])
  await page.getByRole('button', { name: '開く' }).click()
  await page.getByRole('button', { name: '前のカレンダーの2件を使う' }).click()
  await expect.element(field).toHaveValue('2024/2/12 花子\n6/1 結婚記念日')
})

it('CLD-10: a day is given a frame for a photo, in one step with its name', async () => {
  const large = PAGES.map((sheet) => ({
    ...sheet,
    sheet: {
      ...sheet.sheet,
      width: 900,
      height: 900,
      monthGrid: sampleMonthGrid({ left: 0, top: 0, width: 875, height: 900 }),
    },
  }))
  const screen = await openDialog(large)
  await field.fill('2024/2/12 花子\n3/1 太郎')
  await page.getByRole('checkbox', { name: '花子 3歳に写真の枠を入れる' }).click()
  await keep.click()
  const frames = () =>
    screen.store.get(pagesAtom).map(({ items }) => items.filter(isDayPhoto).map(({ ofDay }) => ofDay))
  expect(frames()).toEqual([[], ['02-12'], []])
  expect(screen.store.get(historyAtom).past.map(({ label }) => label)).toEqual(['ownDays'])
  await page.getByRole('button', { name: '開く' }).click()
  await page.getByRole('dialog').getByLabelText('カレンダーの始まり').selectOptions('2027年2月')
  expect(frames()).toEqual([['02-12'], [], []])
  screen.actions.undo()
  screen.actions.undo()
  expect(frames()).toEqual([[], [], []])
})

it('CLD-10: no frames are offered where the cells are too small for photos', async () => {
  await openDialog()
  await field.fill('2024/2/12 花子')
  await expect.element(page.getByRole('listitem').filter({ hasText: '花子 3歳' })).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

it('CLD-8: a line that is no day is named, and nothing is taken until it is mended', async () => {
  const screen = await openDialog()
  await field.fill('4/12 花子\n太郎 5月5日')
  await expect.element(field).toHaveAccessibleDescription(/太郎 5月5日/)
  await expect.element(keep).toBeDisabled()
  await field.fill('4/12 花子\n5月5日 太郎')
  await keep.click()
  expect(screen.store.get(pagesAtom)[0]?.sheet.ownDays).toHaveLength(2)
})
