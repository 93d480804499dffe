import { maxTextLength } from '@irodori/rules'
import { Button, TextArea, TextField } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { PROPOSED_TEXT } from '../../messagePage/messageContent.ts'
import styles from './TextSection.module.css'
import type { TextProblem } from './textProblem.ts'
import type { SavedText } from './useSavedText.ts'

interface TextSectionProps {
  readonly title: SavedText
  readonly message: SavedText
  /** What the template proposes as a title. */
  readonly defaultTitle: string
}

/** What is told of two fields at once, the more urgent first. */
const ORDER = ['FAILED', 'SAVING', 'SAVED'] as const

/** DGM-12, DGM-13: the title and the message. What is proposed is shown as such until somebody writes. */
export function TextSection({ title, message, defaultTitle }: TextSectionProps) {
  const { t } = useTranslation(['messageMaking', 'common'])
  const errorOf = (fault: TextProblem | null): string | null => {
    if (fault === null) return null
    return fault.kind === 'CHARACTERS'
      ? t('words.characters', { characters: fault.characters })
      : t('words.tooLong', { most: fault.most })
  }
  const helpOf = (words: SavedText, position: number, proposed: string) => (
    <span className={styles.help}>
      <span>{words.text === proposed ? t('words.asProposed') : null}</span>
      <span className={styles.count}>
        {words.text.length}／{maxTextLength(position)}
      </span>
    </span>
  )
  const state = ORDER.find((one) => one === title.state || one === message.state) ?? null

  return (
    <div className={styles.words}>
      <TextField
        label={t('words.title')}
        placeholder={defaultTitle}
        autoComplete="off"
        error={errorOf(title.fault)}
        help={helpOf(title, 1, defaultTitle)}
        {...title.control}
      />
      <TextArea
        label={t('words.text')}
        placeholder={t('words.defaultText')}
        rows={6}
        error={errorOf(message.fault)}
        help={helpOf(message, 2, PROPOSED_TEXT)}
        {...message.control}
      />
      <div className={styles.state} role="status">
        {state && <p data-state={state}>{t(`words.state.${state}`)}</p>}
        {state === 'FAILED' && (
          <Button
            icon="reset"
            onClick={() => {
              void title.flush()
              void message.flush()
            }}
          >
            {t('common:retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
