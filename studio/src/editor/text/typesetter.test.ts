import { changeItem } from '@irodori/design/change'
import { EMPTY_PATH } from '@irodori/geometry/path'
import type { TextRequest, TextSetting } from '@irodori/typography/textRequest'
import { expect, it, vi } from 'vitest'
import { settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import { pageAtom, productAtom } from '../state/designState.ts'
import { settingsAtom } from '../state/resourceState.ts'
import { createTypesetter } from './typesetter.ts'

const settingOf = (request: TextRequest): TextSetting => ({
  outline: EMPTY_PATH,
  border: EMPTY_PATH,
  ink: null,
  truncated: false,
  missing: [request.text],
  lines: [],
})

function begin() {
  const page = samplePage('front', [sampleText('words', 1), sampleText('blank', 2, ''), filledFrame('photo', 3)])
  const editor = createTestEditor(sampleDocument(page))
  editor.store.set(productAtom, sampleProduct())
  const setText = vi.fn(async (request: TextRequest) => settingOf(request))
  const typesetter = createTypesetter(editor.store, { setText })
  const shown = (id: string) => editor.store.get(settingsAtom).get(id)
  const change = (index: number, patch: object) => {
    const now = editor.store.get(pageAtom) ?? page
    editor.actions.perform('typing', changeItem(now, now.items[index] as never, patch as never))
  }
  return { ...editor, setText, typesetter, shown, change }
}

it('EDT-21: sets every text, and the placeholder of a blank one', async () => {
  const { typesetter, shown } = begin()
  await typesetter.settled()
  expect(shown('words')).toMatchObject({ isOwnText: true, setting: { missing: ['ありがとう'] } })
  expect(shown('blank')).toMatchObject({ isOwnText: false, setting: { missing: ['文字入力'] } })
})

it('sets only changed texts again', async () => {
  const { typesetter, setText, change, shown } = begin()
  await typesetter.settled()
  setText.mockClear()
  change(2, { brightnessFactor: 105 })
  change(0, { color: '#ff0000' })
  expect(setText).not.toHaveBeenCalled()
  change(0, { text: 'はる' })
  await typesetter.settled()
  expect(setText).toHaveBeenCalledOnce()
  expect(shown('words')?.setting.missing).toEqual(['はる'])
})

it('ignores a late setting of an older text', async () => {
  const { typesetter, setText, change, shown } = begin()
  await typesetter.settled()
  let answerSlow = (): void => {}
  setText.mockImplementationOnce(
    (request) =>
      new Promise((resolve) => {
        answerSlow = () => resolve(settingOf(request))
      }),
  )
  change(0, { text: 'おそい' })
  change(0, { text: 'はやい' })
  await settle()
  answerSlow()
  await typesetter.settled()
  expect(shown('words')?.setting.missing).toEqual(['はやい'])
})

it('requests a missing font again after a pause or with the next change', async () => {
  vi.useFakeTimers()
  const { typesetter, setText, change, shown } = begin()
  await typesetter.settled()
  setText.mockRejectedValueOnce(new Error('the network is down'))
  change(0, { text: 'はる' })
  await vi.advanceTimersByTimeAsync(3999)
  expect(shown('words')?.setting.missing).toEqual(['ありがとう'])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown('words')?.setting.missing).toEqual(['はる'])

  setText.mockRejectedValueOnce(new Error('the network is down'))
  change(0, { text: 'なつ' })
  await vi.advanceTimersByTimeAsync(0)
  change(0, { text: 'あき' })
  await typesetter.settled()
  expect(shown('words')?.setting.missing).toEqual(['あき'])
  typesetter.stop()
  vi.useRealTimers()
})
