import { useSession } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import { Page } from '@irodori/ui/Page'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearch } from 'wouter'
import { Confirmation } from './Confirmation.tsx'
import { savedDesignOfQuery } from './savedDesignOfQuery.ts'

/** The saved pages exactly as they will be printed, for a last check. Needs a session. */
export function ConfirmPage() {
  const { t } = useTranslation('confirm')
  const session = useSession()
  const piece = savedDesignOfQuery(useSearch())
  if (session === null) return <Redirect to="/" replace />
  if (piece === null) return <Redirect to={PAGES.notFound.path} replace />
  return (
    <Page title={t('title')}>
      <Confirmation piece={piece} />
    </Page>
  )
}
