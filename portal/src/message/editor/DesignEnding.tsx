import { useTranslation } from 'react-i18next'
import { GiftEnding } from '../../messagePage/GiftEnding.tsx'
import type { MessageContent } from '../../messagePage/messageContent.ts'
import styles from './DesignEnding.module.css'

const nothing = () => {}

/** DGM-31: the end of the page as the recipient will see it, which the sender cannot press, with a sentence about it. */
export function DesignEnding({ content }: { readonly content: MessageContent }) {
  const { t } = useTranslation('messageMaking')
  return (
    <div className={styles.ending}>
      <p className={styles.note}>{t('ending.note')}</p>
      <div inert>
        <GiftEnding content={content} onAccept={nothing} onClose={nothing} accepted={null}>
          {null}
        </GiftEnding>
      </div>
    </div>
  )
}
