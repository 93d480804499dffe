import { Icon } from '@irodori/ui/Icon'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MissingList.module.css'
import type { MessagePart } from './messagePart.ts'
import type { OpenPart } from './openParts.ts'
import { placeId } from './placeOfPart.ts'

interface MissingListProps {
  readonly parts: readonly OpenPart[]
  /** The parts whose file is uploading. */
  readonly sending: ReadonlySet<MessagePart>
  readonly onOpen: (part: MessagePart) => void
}

/** DGM-32: links to the places that are still empty, those that the release asks for before the optional ones. */
export function MissingList({ parts, sending, onOpen }: MissingListProps) {
  const { t } = useTranslation('messageMaking')
  const asked = parts.filter(({ need }) => need !== 'OPTIONAL')
  const optional = parts.filter(({ need }) => need === 'OPTIONAL')
  const list = (shown: readonly OpenPart[], className: string | undefined) => (
    <ul className={className}>
      {shown.map(({ part, need }) => (
        <li key={part}>
          {sending.has(part) ? (
            <span className={styles.sending}>{t('missing.sending', { name: t(`part.${part}`) })}</span>
          ) : (
            <a
              className={styles.link}
              href={`#${placeId(part)}`}
              onClick={(event: MouseEvent) => {
                // The address stays as it is; its fragment opens the question form.
                event.preventDefault()
                onOpen(part)
              }}
            >
              {t(`part.${part}`)}
              {need === 'REQUIRED' && <span className={styles.need}>{t('missing.required')}</span>}
              <Icon name={need === 'OPTIONAL' ? 'plus' : 'chevronRight'} size={16} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.missing}>
      {asked.length === 0 ? (
        <p className={styles.complete}>
          <Icon name="success" />
          {t('missing.none')}
        </p>
      ) : (
        <>
          <h2 className={styles.heading}>{t('missing.title')}</h2>
          {list(asked, styles.rows)}
        </>
      )}
      {optional.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('missing.optional')}</h2>
          {list(optional, styles.chips)}
        </>
      )}
    </div>
  )
}
