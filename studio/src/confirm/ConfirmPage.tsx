import { useSession } from '@irodori/client/react'
import { Page } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearch } from 'wouter'
import { Confirmation } from './Confirmation.tsx'
import { pieceOfQuery } from './pieceOfQuery.ts'

/** What was saved, exactly as it will be printed: to be looked at and read once more. For whoever is logged in. */
export function ConfirmPage() {
  const { t } = useTranslation('confirm')
  const session = useSession()
  const piece = pieceOfQuery(useSearch())
  if (session === null) return <Redirect to="/" replace />
  if (piece === null) return <Redirect to="/404" replace />
  return (
    <Page title={t('title')}>
      <Confirmation piece={piece} />
    </Page>
  )
}
