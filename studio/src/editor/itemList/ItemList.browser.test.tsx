import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { PageStrip } from '../pageStrip/PageStrip.tsx'
import { TextFindings } from '../preflight/TextFindings.tsx'
import { ItemList } from './ItemList.tsx'

const sign = {
  ...sampleText('sign', 2, '佐藤 美咲'),
  templateItemText: '佐藤 美咲',
  keepsTemplateText: false,
  left: 300,
  top: 600,
}
const front = samplePage('front', [{ ...sampleText('title', 1), left: 300, top: 300 }, sign])
const back = samplePage('back', [sampleText('thanks', 1)], { sideNumber: 2 })

it('PRN-11: says which text and which side still show the sample, until it is kept on purpose; undo takes that back', async () => {
  const { actions } = await renderInEditor(
    <>
      <PageStrip />
      <ItemList />
      <TextFindings item={sign} />
    </>,
    { pages: [front, back] },
  )
  const row = page.getByRole('button', { name: /佐藤 美咲.*見本のまま/ })
  const mark = page.getByTitle('見本のままの文字があります')
  await expect.element(row).toBeVisible()
  await expect.element(page.getByRole('button', { name: /ありがとう.*入力済み/ })).toBeVisible()
  expect(mark.elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'この文字のまま印刷する' }).click()
  await expect.element(page.getByRole('button', { name: /佐藤 美咲.*入力済み/ })).toBeVisible()
  expect(mark.elements()).toHaveLength(0)
  actions.undo()
  await expect.element(row).toBeVisible()
})
