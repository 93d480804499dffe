import type { TextItem } from '@irodori/contract/entities/designItem'
import { postalBoxes } from '@irodori/design/postalCodes'
import { POSTCARD } from '@irodori/design/testing/sampleItems'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { ItemList } from '../itemList/ItemList.tsx'
import { pageAtom, selectedItemsAtom } from '../state/designState.ts'
import { TextInspector } from './TextInspector.tsx'

const digits = postalBoxes(POSTCARD).map((box, at): TextItem => {
  const sample = { text: `${at + 1}`, templateItemText: `${at + 1}`, keepsTemplateText: false }
  return { ...sampleText(`digit ${at}`, at + 1), ...box, ...sample }
})
const side = samplePage('address', [...digits, sampleText('name', 20, '山田 花子')], { sheet: POSTCARD })

/** The settings of the fourth digit, and the list of texts. */
function FourthDigit() {
  const shown = useEditorValue(pageAtom)
  const item = shown?.items.find(({ id }) => id === 'digit 3')
  return (
    <>
      <ItemList />
      {shown && item?.type === 'TEXT' && <TextInspector page={shown} item={item} />}
    </>
  )
}

const field = page.getByRole('textbox', { name: 'お届け先の郵便番号' })

async function open() {
  const { store, actions } = await renderInEditor(<FourthDigit />, { pages: [side] })
  const written = (): string =>
    (store.get(pageAtom)?.items ?? [])
      .flatMap((item) => (item.type === 'TEXT' && item.id.startsWith('digit') ? item.text : []))
      .join('')
  return { store, actions, written }
}

it('EDT-60: a postal code in full width fills seven digits, which one undo step takes back', async () => {
  const { actions, written } = await open()
  await expect.element(field).toHaveValue('123-4567')
  await userEvent.fill(field, '１６０－００２２')
  expect(written()).toBe('1600022')
  await userEvent.fill(field, '〒100-0001')
  expect(written()).toBe('1000001')
  await userEvent.tab()
  await expect.element(field).toHaveValue('100-0001')
  actions.undo()
  expect(written()).toBe('1234567')
  await expect.element(field).toHaveValue('123-4567')
})

it('EDT-60: a code of six digits says what is wrong when the field is left, and the page keeps the last whole code', async () => {
  const { written } = await open()
  await userEvent.fill(field, '160-002')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/郵便番号は7桁の数字で入力してください/)
  expect(written()).toBe('1234567')
})

it('EDT-60: the list of texts has one row for the code, which selects it and says that it is still the sample', async () => {
  const { store } = await open()
  const row = page.getByRole('button', { name: /〒123-4567.*見本のまま/ })
  await row.click()
  await expect.element(row).toHaveAttribute('aria-pressed', 'true')
  expect(store.get(selectedItemsAtom).map(({ id }) => id)).toEqual(['digit 0'])
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
})
