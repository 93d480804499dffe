import type { StuckOrder } from '@irodori/contract/entities/stuckOrder'
import { useTranslation } from 'react-i18next'
import { useOrderFormats } from './useOrderFormats.ts'
import { usePagePlace } from './usePagePlace.ts'
import styles from './StuckCauses.module.css'

/** DSK-10: what stops an order, in words, and what mends it. */
export function StuckCauses({ stuck: { pages, fault, remedies } }: { readonly stuck: StuckOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  const placeOf = usePagePlace()
  return (
    <div className={styles.causes}>
      <ul>
        {pages.map((page) => (
          <li key={`${page.designId} ${page.pageNumber} ${page.sideNumber}`}>
            {t('stuck.page', {
              piece: page.groupNumber,
              place: placeOf(page),
              check: t(`check.${page.printCheck}`),
            })}
            {page.causes.map((cause) => (
              <p key={cause.kind === 'PHOTO' ? cause.name : 'kernel'} className={styles.soft}>
                {cause.kind === 'PHOTO'
                  ? t(`stuck.photo.${cause.condition}`, { name: cause.name })
                  : t('stuck.kernel', { approved: cause.approved ?? '–', printed: cause.printed ?? '–' })}
              </p>
            ))}
          </li>
        ))}
        {fault && <li>{t('stuck.fault', { count: fault.tries, reason: fault.reason })}</li>}
      </ul>
      {remedies.map((remedy) => (
        <p key={remedy} className={styles.remedy}>
          {t(`stuck.remedy.${remedy}`, {
            time: fault?.nextTryAt ? format.time(fault.nextTryAt) : '–',
            action: t('action.RETRY'),
          })}
        </p>
      ))}
    </div>
  )
}
