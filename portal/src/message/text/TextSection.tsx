import { maxTextLength } from '@irodori/rules/messageLayout'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { TextArea } from '@irodori/ui/TextArea'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import { PROPOSED_TEXT } from '../../messagePage/messageContent.ts'
import { MY_PAGE } from '../addresses.ts'
import { isClosed } from '../transfer/transferOutcome.ts'
import styles from './TextSection.module.css'
import type { TextProblem } from './textProblem.ts'
import type { SavedText } from './useSavedText.ts'

interface TextSectionProps {
  readonly title: SavedText
  readonly message: SavedText
  /** The title that the template proposes. */
  readonly defaultTitle: string
}

/** The states of the two fields by urgency; the more urgent one is shown for both. */
const ORDER = ['FAILED', 'SAVING', 'SAVED'] as const

/**
 * DGM-12, DGM-13: the title and the message. A proposed text is the placeholder of an empty field. DGM-8: a text that the
 * server refused stays in its field, with the reason below.
 */
export function TextSection({ title, message, defaultTitle }: TextSectionProps) {
  const { t } = useTranslation(['messageMaking', 'common', 'errors'])
  const errorOf = (problem: TextProblem | null): string | null => {
    if (problem === null) return null
    return problem.kind === 'CHARACTERS'
      ? t('words.characters', { characters: problem.characters })
      : t('words.tooLong', { most: problem.most })
  }
  const helpOf = (field: SavedText, position: number, proposed: string) => (
    <span className={styles.help}>
      <span>{field.text === proposed ? t('words.asProposed') : null}</span>
      <span className={styles.count}>
        {field.text.length}／{maxTextLength(position)}
      </span>
    </span>
  )
  const state = ORDER.find((one) => one === title.state || one === message.state) ?? null
  const refusal = state === 'FAILED' ? (title.refusal ?? message.refusal) : null
  const isMessageClosed = refusal !== null && isClosed(refusal)

  return (
    <div className={styles.fields}>
      <TextField
        label={t('words.title')}
        placeholder={defaultTitle}
        autoComplete="off"
        error={errorOf(title.problem)}
        help={helpOf(title, 1, defaultTitle)}
        {...title.control}
      />
      <TextArea
        label={t('words.text')}
        placeholder={t('words.defaultText')}
        rows={6}
        error={errorOf(message.problem)}
        help={helpOf(message, 2, PROPOSED_TEXT)}
        {...message.control}
      />
      <div className={styles.state} role="status">
        {state && <p data-state={state}>{t(`words.state.${state}`)}</p>}
        {refusal !== null && (
          <p>
            {t(`errors:${refusal}.title`)} {t(`errors:${refusal}.body`)}
          </p>
        )}
        {isMessageClosed && (
          <AppLink href={MY_PAGE} className={buttonClass('secondary')}>
            {t('toMyPage')}
          </AppLink>
        )}
        {state === 'FAILED' && !isMessageClosed && (
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
