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

it('CLD-6: another start moves all months in one step, which undo reverts', async () => {
  const screen = await renderInEditor(
    <OverlayButton overlay="CALENDAR">
      <CalendarDialog />
    </OverlayButton>,
    { pages: PAGES, product: sampleProduct({ numberOfSides: 3 }) },
  )
  const months = () => screen.store.get(pagesAtom).map(({ sheet }) => sheet.month)
  await page.getByRole('button', { name: '開く' }).click()
  const start = page.getByRole('dialog').getByLabelText('カレンダーの始まり')
  await expect.element(start).toHaveValue('2027-01')
  await start.selectOptions('2027年4月')
  expect(months()).toEqual(['2027-04', '2027-05', '2027-06'])
  expect(screen.store.get(historyAtom).past.map(({ label }) => label)).toEqual(['calendarStart'])
  screen.actions.undo()
  expect(months()).toEqual(['2027-01', '2027-02', '2027-03'])
  await expect.element(start).toHaveValue('2027-01')
})
