import { useCall } from '@irodori/client/react'
import { listFaq } from '@irodori/contract/endpoints/help'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import styles from './FaqDialog.module.css'
import { FaqList } from './FaqList.tsx'

interface FaqDialogProps {
  /** `categoryName-faqIdentifier`: opens there. */
  readonly openCode?: string | undefined
  readonly onAsk: () => void
  readonly onClose: () => void
}

/** Questions that are often asked, and the way to ask one's own. */
export function FaqDialog({ openCode, onAsk, onClose }: FaqDialogProps) {
  const { t } = useTranslation('help')
  const { data, isError } = useCall(listFaq, {}, { staleTime: 300_000 })
  return (
    <Dialog
      open
      title={t('faq.title')}
      onClose={onClose}
      actions={
        <Button icon="card" onClick={onAsk}>
          {t('faq.ask')}
        </Button>
      }
    >
      <div className={styles.faq}>
        {data && data.length > 0 && <FaqList categories={data} openCode={openCode} />}
        {data?.length === 0 && <p className={styles.none}>{t('faq.none')}</p>}
        {isError && <p className={styles.none}>{t('faq.failed')}</p>}
        {!data && !isError && (
          <div className={styles.loading} role="status" aria-label={t('faq.loading')}>
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} height="2.75rem" />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
