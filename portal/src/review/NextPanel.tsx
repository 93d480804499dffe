import { Button, Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { nextLabel } from './nextLabel.ts'
import styles from './ReviewPage.module.css'
import type { ReviewBlock } from './reviewOf.ts'

interface NextPanelProps {
  readonly order: Parameters<typeof nextLabel>[0]
  readonly blocks: readonly ReviewBlock[]
  readonly isBusy: boolean
  readonly onNext: () => void
}

/** The way on, or in words what is missing for it. */
export function NextPanel({ order, blocks, isBusy, onNext }: NextPanelProps) {
  const { t } = useTranslation('review')
  const { wide, narrow } = nextLabel(order)
  return (
    <section className={styles.next} aria-label={t('next.label')}>
      {blocks.length > 0 && (
        <div className={styles.reasons} id="next-reasons">
          <p>{t('next.missing')}</p>
          <ul>
            {blocks.map((block) => (
              <li key={block.reason}>
                <Icon name="info" size={16} />
                {t(`next.reason.${block.reason}`, {
                  number: 'count' in block ? block.count : 'designIds' in block ? block.designIds.length : 0,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="primary"
        wide
        busy={isBusy}
        disabled={blocks.length > 0}
        aria-describedby={blocks.length > 0 ? 'next-reasons' : undefined}
        onClick={onNext}
      >
        <span className={styles.wide}>{t(wide)}</span>
        <span className={styles.narrow}>{t(narrow)}</span>
      </Button>
    </section>
  )
}
