import type { TextItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem, findPage } from '@irodori/design/designPage'
import { Button } from '@irodori/ui/Button'
import { Field } from '@irodori/ui/Field'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { documentAtom, productAtom } from '../state/designState.ts'
import { pageFindingsAtom } from '../state/findings.ts'
import { useFindingMessage } from '../preflight/useFindingMessage.ts'
import { applyTyping } from '../text/editText.ts'
import { areaHeight } from '../text/textArea.ts'
import { createTypingRun } from '../text/typing.ts'
import { CharacterForms } from './CharacterForms.tsx'
import styles from './TextInspector.module.css'

interface TextContentFieldProps {
  readonly page: DesignPage
  readonly item: TextItem
}

/** Fits the height of the field to its text, including wrapped lines. */
function fitRows(field: HTMLTextAreaElement): void {
  const { paddingTop, paddingBottom } = getComputedStyle(field)
  field.style.height = '0'
  const height = field.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  field.style.height = `${areaHeight(height)}px`
}

/**
 * The text field. Every keystroke reaches the page, also during input method composition. The field keeps its own value
 * and is only written when the document changes from elsewhere (undo), so that composition is never interrupted.
 */
export function TextContentField({ page, item }: TextContentFieldProps) {
  const { t } = useTranslation('editor')
  const { store, commands } = useEditor()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const isComposing = useRef(false)
  const run = useMemo(() => createTypingRun(commands.newId, () => performance.now()), [commands])
  const findings = useEditorValue(pageFindingsAtom).filter(({ itemId }) => itemId === item.id)

  useLayoutEffect(() => {
    const field = area.current
    if (!field || isComposing.current || field.value === item.text) return
    const caret = Math.min(field.selectionStart, item.text.length)
    field.value = item.text
    if (field === document.activeElement) field.setSelectionRange(caret, caret)
  }, [item.text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    if (area.current) fitRows(area.current)
  }, [item.text])

  const type = (typed: string) => {
    // Reads the current document: a keystroke may come before React has rendered the last one.
    const now = findPage(store.get(documentAtom), page.key)
    const current = now && (findItem(now, item.id) as TextItem | undefined)
    if (!now || !current) return
    const fields = applyTyping(current, typed, store.get(productAtom)?.fonts ?? [], isComposing.current)
    commands.actions.perform('typing', changeItem<TextItem>(now, current, fields), run.gesture())
  }

  // A chosen form is an undo step of its own.
  const chooseForm = (text: string) => {
    run.end()
    type(text)
    run.end()
  }

  const message = useFindingMessage()
  const missing = findings.find(({ kind }) => kind === 'GLYPH_MISSING')
  const problems = [
    missing !== undefined && message(missing),
    findings.some(({ kind }) => kind === 'TEXT_OVERFLOWS') && t('text.overflow'),
  ].filter((problem) => problem !== false)

  const sample = item.templateItemText
  const help =
    item.text.trim() === '' && sample !== '' ? (
      <Button variant="quiet" icon="reset" onClick={() => type(sample)}>
        {t('text.useTemplate')}
      </Button>
    ) : null

  return (
    <>
      <Field label={t('text.label')} help={help} error={problems.length > 0 ? problems.join('\n') : null}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            data-first-control
            className={styles.words}
            defaultValue={item.text}
            placeholder={t('text.placeholder')}
            maxLength={2000}
            spellCheck={false}
            onInput={({ currentTarget }) => type(currentTarget.value)}
            onCompositionStart={() => {
              isComposing.current = true
            }}
            onCompositionEnd={({ currentTarget }) => {
              isComposing.current = false
              type(currentTarget.value)
            }}
            onBlur={run.end}
            onKeyDown={(event) => {
              // Escape and ⌘ Enter move the focus to the canvas, except during input method composition.
              if (event.nativeEvent.isComposing || event.keyCode === 229) return
              if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.metaKey || event.ctrlKey))) return
              event.preventDefault()
              document.querySelector<HTMLElement>('canvas[tabindex]')?.focus()
            }}
          />
        )}
      </Field>
      <CharacterForms item={item} onChange={chooseForm} />
    </>
  )
}
