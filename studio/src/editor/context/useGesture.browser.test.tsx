import { changeItem } from '@irodori/design/change'
import { findItem } from '@irodori/design/designPage'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pageAtom } from '../state/designState.ts'
import { useEditor } from './EditorContext.ts'
import { useGesture } from './useGesture.ts'

/** A field that writes every keystroke and ends its gesture when it is left. */
function Sample({ itemId }: { readonly itemId: string }) {
  const { store, commands } = useEditor()
  const gesture = useGesture()
  const write = (text: string) => {
    const current = store.get(pageAtom)
    const item = current && findItem(current, itemId)
    if (current && item?.type === 'TEXT')
      commands.actions.perform('typing', changeItem(current, item, { text }), gesture.id())
  }
  return <input aria-label={itemId} onChange={({ target }) => write(target.value)} onBlur={gesture.end} />
}

it('makes one visit of a field one step of undo, and each visit of each field another', async () => {
  const { store, actions } = await renderInEditor(
    <>
      <Sample itemId="first" />
      <Sample itemId="second" />
    </>,
    { pages: [samplePage('front', [sampleText('first', 1), sampleText('second', 2)])] },
  )
  const [first, second] = [page.getByLabelText('first'), page.getByLabelText('second')]
  const texts = () => store.get(pageAtom)?.items.map((item) => ('text' in item ? item.text : null))
  const steps = () => store.get(historyAtom).past.length
  await first.fill('は')
  await first.fill('はる')
  expect(steps()).toBe(1)
  await second.fill('なつ')
  expect(steps()).toBe(2)
  await first.fill('はるか')
  expect(steps()).toBe(3)
  actions.undo()
  expect(texts()).toEqual(['はる', 'なつ'])
  actions.undo()
  actions.undo()
  expect(texts()).toEqual(['ありがとう', 'ありがとう'])
})
