import type { CallError } from '@irodori/client/callError'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useLogin } from '@irodori/ui/LoginContext'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'

interface LoadProblemProps {
  readonly error: CallError
  readonly onRetry: () => void
  /** The page is one of an order: a refusal that another session would not get leads to my page and to another login. */
  readonly isOfOrder?: boolean
}

const FORBIDDEN = 403
const NOT_FOUND = 404

/** Replaces content that could not be loaded: the reason, and a button that tries again. */
export function LoadProblem({ error, onRetry, isOfOrder = false }: LoadProblemProps) {
  const { t } = useTranslation('common')
  const askLogin = useLogin()
  const { title, body } = useErrorMessage()(error)
  const isClosed = isOfOrder && error.kind === 'REFUSED' && (error.status === FORBIDDEN || error.status === NOT_FOUND)
  const logIn = async () => {
    if (await askLogin({ flow: 'SELECT_TYPE' })) onRetry()
  }
  return (
    <EmptyState
      drawing="line"
      title={title}
      action={
        isClosed ? (
          <>
            <AppLink href={PAGES.myPage.path} className={buttonClass('primary')}>
              {t('notFound.myPage')}
            </AppLink>
            <Button onClick={() => void logIn()}>{t('otherLogin')}</Button>
          </>
        ) : (
          <Button icon="reset" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {body}
    </EmptyState>
  )
}
