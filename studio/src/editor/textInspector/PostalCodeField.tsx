import type { TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { findPage } from '@irodori/design/designPage'
import { fillPostalCode } from '@irodori/design/fillPostalCode'
import { postalCodes, postalCodeWith } from '@irodori/design/postalCodes'
import { formatPostalCode, parsePostalCode } from '@irodori/rules/postalCode'
import { TextField } from '@irodori/ui/TextField'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../context/EditorContext.ts'
import { documentAtom } from '../state/designState.ts'
import { createTypingRun } from '../text/typing.ts'

interface PostalCodeFieldProps {
  readonly page: DesignPage
  /** The texts of the digits, from left to right. */
  readonly digits: readonly TextItem[]
}

/** EDT-60: the seven digits of a postal code in one field. The page changes when the code is whole, or removed. */
export function PostalCodeField({ page, digits }: PostalCodeFieldProps) {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const code = digits.map(({ text }) => text.trim()).join('')
  const shown = formatPostalCode(code) ?? code
  // What is typed; null while the field shows the page.
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isComposing = useRef(false)
  const run = useMemo(() => createTypingRun(commands.newId, () => performance.now()), [commands])
  const isReceiver = postalCodes(page)[0]?.[0]?.id === digits[0]?.id
  const isWrong = typed !== null && codeOf(typed) === null

  // A change from elsewhere, such as undo, replaces what is typed.
  useEffect(() => {
    if (!isComposing.current) setTyped((now) => (now !== null && codeOf(now) === parsePostalCode(code) ? now : null))
  }, [code])

  const write = (value: string) => {
    setTyped(value)
    const next = codeOf(value)
    if (next === null || isComposing.current || next === code) return
    // A keystroke may come before React has rendered the last one.
    const now = findPage(store.get(documentAtom), page.key)
    const texts = now && digits[0] && postalCodeWith(now, digits[0].id)
    if (now && texts) commands.actions.perform('typing', fillPostalCode(now, texts, next), run.gesture())
  }

  return (
    <TextField
      label={t(isReceiver ? 'postalCode.receiver' : 'postalCode.sender')}
      help={t('postalCode.help')}
      error={isWrong && isChecked ? t('postalCode.wrong') : null}
      data-first-control
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="123-4567"
      value={typed ?? shown}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false
        write(currentTarget.value)
      }}
      onFocus={() => setChecked(false)}
      onBlur={() => {
        run.end()
        setChecked(true)
        if (!isWrong) setTyped(null)
      }}
      onKeyDown={(event) => {
        // Escape and Enter move the focus to the canvas, except during input method composition.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        if (event.key !== 'Escape' && event.key !== 'Enter') return
        event.preventDefault()
        if (event.key === 'Enter' && isWrong) setChecked(true)
        else document.querySelector<HTMLElement>('canvas[tabindex]')?.focus()
      }}
    />
  )
}

/** The digits of a typed code, none for an empty field; null for anything else. */
const codeOf = (typed: string): string | null => (typed.trim() === '' ? '' : parsePostalCode(typed))
