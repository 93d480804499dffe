import type { TextItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import { EMPTY_PATH } from '@irodori/geometry/path'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { pageAtom } from '../state/designState.ts'
import { TextContentField } from './TextContentField.tsx'

const OTHER = '辻\u{e0100}'

it('EDT-35: a customer chooses the form of a character of a name, in one undo step', async () => {
  const item = sampleText('words', 1, '辻 はる')
  const front = samplePage('front', [item])
  const forms = ['辻', OTHER].map((character) => ({ character, outline: EMPTY_PATH }))
  const { store, actions } = await renderInEditor(<TextContentField page={front} item={item} />, {
    pages: [front],
    kernel: { formsOf: async () => [{ character: '辻', forms, ascender: 0.88 }] },
  })
  const textOnPage = () => (store.get(pageAtom)?.items[0] as TextItem | undefined)?.text
  actions.perform('typing', changeItem<TextItem>(front, item, { text: '辻 なつ' }), 'a run of typing')
  const choice = page.getByRole('radiogroup', { name: '「辻」の字の形' })
  await page.getByText('字の形を選ぶ（辻）').click()
  await expect.element(choice.getByRole('radio', { name: 'いつもの形' })).toBeChecked()
  await choice.getByRole('radio', { name: '別の形1' }).click()
  expect(textOnPage()).toBe(`${OTHER} はる`)
  actions.undo()
  expect(textOnPage()).toBe('辻 なつ')
})

/** The field of the first item of the page as it is now. */
function CurrentField() {
  const current = useEditorValue(pageAtom)
  return current && <TextContentField page={current} item={current.items[0] as TextItem} />
}

it('EDT-35: the arrow keys move between the forms, and the focus stays in the group after the text has changed', async () => {
  const item = sampleText('words', 1, '辻 はる')
  const forms = ['辻', OTHER].map((character) => ({ character, outline: EMPTY_PATH }))
  await renderInEditor(<CurrentField />, {
    pages: [samplePage('front', [item])],
    kernel: {
      formsOf: async (text) => [{ character: text.includes(OTHER) ? OTHER : '辻', forms, ascender: 0.88 }],
    },
  })
  await page.getByText('字の形を選ぶ（辻）').click()
  const usual = page.getByRole('radio', { name: 'いつもの形' })
  const other = page.getByRole('radio', { name: '別の形1' })
  await usual.click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('textbox')).toHaveValue(`${OTHER} はる`)
  await expect.element(other).toBeChecked()
  await expect.element(other).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('textbox')).toHaveValue('辻 はる')
  await expect.element(usual).toHaveFocus()
})
