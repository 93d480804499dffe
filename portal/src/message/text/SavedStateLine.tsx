import { useTranslation } from 'react-i18next'
import styles from './SavedStateLine.module.css'
import type { SavedState } from './savedState.ts'

interface SavedStateLineProps {
  readonly state: SavedState
  readonly onRetry: () => void
}

/** DGM-33: says whether everything is saved; what was not saved can be saved again. */
export function SavedStateLine({ state, onRetry }: SavedStateLineProps) {
  const { t } = useTranslation(['messageMaking', 'common'])
  return (
    <div className={styles.line} data-state={state}>
      <p role="status">{t(`state.${state}`)}</p>
      {state === 'FAILED' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('common:retry')}
        </button>
      )}
    </div>
  )
}
