import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { copyCommand } from '../commands/clipCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { pageAtom } from '../state/designState.ts'
import { listenToKeyboard } from './listenToKeyboard.ts'

afterEach(() => void vi.restoreAllMocks())

function Keyboard() {
  const editor = useEditor()
  useEffect(() => listenToKeyboard(editor), [editor])
  return null
}

/** An editor whose first text was copied, with the second one selected. */
async function afterCopy() {
  const { store, actions, editor } = await renderInEditor(<Keyboard />, {
    pages: [samplePage('front', [sampleText('first', 1, 'はる'), sampleText('second', 2, 'なつ')])],
  })
  const copy = (id: string) => {
    actions.select(id)
    copyCommand.run(editor.commands)
  }
  copy('first')
  actions.select('second')
  return {
    actions,
    copy,
    /** Pastes with this text on the system clipboard. @returns the second text afterwards */
    paste(systemText: string) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', systemText)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      const second = store.get(pageAtom)?.items.find(({ id }) => id === 'second')
      return second && 'text' in second ? second.text : null
    },
  }
}

it('pastes the editor’s copy while an older text is still on the system clipboard, and newer text afterwards', async () => {
  const writing = Promise.withResolvers<void>()
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(writing.promise)
  const { paste } = await afterCopy()
  expect(paste('まえの文字')).toBe('はる')
  writing.resolve()
  await writing.promise
  expect(paste('あとの文字')).toBe('あとの文字')
})

it('an earlier copy that is written late does not make the last one old', async () => {
  const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValueOnce(early.promise).mockReturnValueOnce(late.promise)
  const { actions, copy, paste } = await afterCopy()
  copy('second')
  actions.select('second')
  early.resolve()
  await early.promise
  expect(paste('はる')).toBe('なつ')
})

it('pastes the editor’s copy where the system clipboard may not be written, until something is copied elsewhere', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  const { actions, copy, paste } = await afterCopy()
  expect(paste('まえの文字')).toBe('はる')
  window.dispatchEvent(new Event('blur'))
  expect(paste('ほかの窓の文字')).toBe('ほかの窓の文字')
  copy('first')
  actions.select('second')
  document.body.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))
  expect(paste('入力欄の文字')).toBe('入力欄の文字')
})
