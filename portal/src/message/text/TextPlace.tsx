import { maxTextLength } from '@irodori/rules/messageLayout'
import { Icon } from '@irodori/ui/Icon'
import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TextPlace.module.css'
import type { SavedText } from './useSavedText.ts'

interface TextPlaceProps {
  readonly field: SavedText
  /** 1 for the title, which is one line, 2 for the message. */
  readonly position: 1 | 2
  /** The placeholder of an empty field. */
  readonly placeholder: string
  /** DGM-13: a text equal to this one is left out for the recipient. */
  readonly proposed: string
  /** The style of the text on the page. */
  readonly className?: string
}

/** DGM-12, DGM-13: a text that is edited at its place on the page, in the type of the page. */
export function TextPlace({ field, position, placeholder, proposed, className }: TextPlaceProps) {
  const { t } = useTranslation('messageMaking')
  const id = useId()
  const { text, problem, control } = field
  const isTitle = position === 1
  const onChange = ({ target: { value } }: { readonly target: { readonly value: string } }) =>
    control.onChange({ target: { value: isTitle ? value.replace(/\s*\n\s*/g, ' ') : value } })
  // The Enter key that ends a Japanese conversion belongs to the input method.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTitle && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
  }
  return (
    <div className={styles.place} data-position={position} data-empty={text === ''}>
      <div className={className}>
        {/* The hidden copy of the text gives the field its size. */}
        <p className={styles.sized} data-text={text || placeholder}>
          <textarea
            {...control}
            className={styles.field}
            aria-label={t(isTitle ? 'words.title' : 'words.text')}
            aria-describedby={`${id}-error ${id}-help`}
            aria-invalid={problem !== null || undefined}
            placeholder={placeholder}
            rows={1}
            autoComplete="off"
            spellCheck={false}
            onChange={onChange}
            onKeyDown={onKeyDown}
          />
        </p>
      </div>
      <div id={`${id}-error`} className={styles.error}>
        {problem !== null && (
          <>
            <Icon name="warning" size={16} />
            {problem.kind === 'CHARACTERS'
              ? t('words.characters', { characters: problem.characters })
              : t('words.tooLong', { most: problem.most })}
          </>
        )}
      </div>
      <div id={`${id}-help`} className={styles.help}>
        {text === proposed && <span>{t('words.asProposed')}</span>}
        <span className={styles.count}>
          {text.length}／{maxTextLength(position)}
        </span>
      </div>
    </div>
  )
}
