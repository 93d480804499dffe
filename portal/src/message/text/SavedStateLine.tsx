import type { ErrorCode } from '@irodori/contract/errorCode'
import { AppLink } from '@irodori/ui/AppLink'
import { useTranslation } from 'react-i18next'
import { MY_PAGE } from '../addresses.ts'
import { isClosed } from '../transfer/transferOutcome.ts'
import styles from './SavedStateLine.module.css'
import type { SavedState } from './savedState.ts'

interface SavedStateLineProps {
  readonly state: SavedState
  /** Why the server refused a text; null if it gave no reason. */
  readonly refusal: ErrorCode | null
  readonly onRetry: () => void
}

/** DGM-33: says whether everything is saved; what was not saved can be saved again. DGM-8: a refusal says why. */
export function SavedStateLine({ state, refusal, onRetry }: SavedStateLineProps) {
  const { t } = useTranslation(['messageMaking', 'common', 'errors'])
  const reason = state === 'FAILED' ? refusal : null
  return (
    <div className={styles.line} data-state={state}>
      <p role="status">
        {t(`state.${state}`)}
        {reason !== null && ` ${t(`errors:${reason}.title`)} ${t(`errors:${reason}.body`)}`}
      </p>
      {reason !== null && isClosed(reason) ? (
        <AppLink href={MY_PAGE} className={styles.retry}>
          {t('toMyPage')}
        </AppLink>
      ) : (
        state === 'FAILED' && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t('common:retry')}
          </button>
        )
      )}
    </div>
  )
}
