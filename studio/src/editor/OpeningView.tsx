import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './OpeningView.module.css'
import type { OpeningProblem } from './opening/openedDesign.ts'

/** Placeholder of the editor while the design loads. */
export function OpeningSkeleton() {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.loading}>
      <div className={styles.bar}>
        <Skeleton width="12em" />
      </div>
      <div className={styles.desk}>
        <Skeleton className={styles.sheet} width="60vw" ratio={0.69} />
        <p role="status">{t('opening.loading')}</p>
      </div>
    </div>
  )
}

interface OpeningProblemViewProps {
  readonly problem: OpeningProblem
  readonly onRetry: () => void
}

/** The reason why the design did not open, with links to try again and to the home page. */
export function OpeningProblemView({ problem, onRetry }: OpeningProblemViewProps) {
  const { t } = useTranslation(['editor', 'common'])
  const other = problem.kind === 'OTHER' ? problem : null
  const reason = problem.kind === 'NETWORK' ? t('opening.failedNetwork') : t('opening.failedOther')
  return (
    <main className={styles.problem}>
      <EmptyState
        page
        drawing="line"
        title={t('opening.failedTitle')}
        action={
          <div className={styles.ways}>
            <Button variant="primary" icon="reset" onClick={onRetry}>
              {t('opening.retry')}
            </Button>
            <AppLink href={PAGES.home.path} className={buttonClass('secondary')}>
              {t('opening.home')}
            </AppLink>
          </div>
        }
      >
        {other?.message ?? reason}
      </EmptyState>
      {other && <p className={styles.code}>{t('common:errorCode', { code: other.code })}</p>}
    </main>
  )
}
