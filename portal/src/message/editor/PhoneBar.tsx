import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Dialog } from '@irodori/ui/Dialog'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MY_PAGE, templatesAddress } from '../addresses.ts'
import { MissingList } from '../place/MissingList.tsx'
import type { MakingActions } from './makingActions.ts'
import styles from './PhoneBar.module.css'

/** Below the page on a phone: the release, and a sheet with what is still missing and the other actions. */
export function PhoneBar({ orderNumber, parts, sending, release, onOpenPart }: MakingActions) {
  const { t } = useTranslation('messageMaking')
  const [isOpen, setOpen] = useState(false)
  const isSending = sending.size > 0
  const count = parts.filter(({ need }) => need !== 'OPTIONAL').length
  return (
    <section className={styles.bar} aria-label={t('panel')}>
      <Button icon="chevronUp" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? t('sheet.open') : t('sheet.missing', { count })}
      </Button>
      <Button
        variant="primary"
        className={styles.main}
        busy={release.isReleasing}
        disabled={isSending}
        onClick={release.release}
      >
        {t('release.release')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('sheet.title')}
        onClose={() => setOpen(false)}
        actions={
          <Button wide icon="eye" busy={release.isOpening} disabled={isSending} onClick={release.preview}>
            {t('release.preview')}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <MissingList
            parts={parts}
            sending={sending}
            onOpen={(part) => {
              // The sheet holds the focus until it is gone.
              flushSync(() => setOpen(false))
              onOpenPart(part)
            }}
          />
          <div className={styles.links}>
            <AppLink href={templatesAddress(orderNumber)} className={buttonClass('quiet')}>
              {t('toTemplates')}
            </AppLink>
            <AppLink href={MY_PAGE} className={buttonClass('quiet')}>
              {t('toMyPage')}
            </AppLink>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
