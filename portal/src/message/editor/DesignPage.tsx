import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { listMessageTemplates, readMessage } from '@irodori/contract/endpoints/message'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { LoadProblem } from '../../notice/LoadProblem.tsx'
import { MaintenanceNotice } from '../../notice/MaintenanceNotice.tsx'
import { orderNumberOf, templatesAddress } from '../addresses.ts'
import { useMessageOrder } from '../useMessageOrder.ts'
import styles from './DesignPage.module.css'
import { MessageEditor } from './MessageEditor.tsx'

/** Page on which the customer edits a message in one template: photos, text, video and sound. */
export function DesignPage({ templateId }: { readonly templateId: string }) {
  // Loads all namespaces of the page at once; a later load would suspend the page again.
  const { t } = useTranslation(['messageMaking', 'errors', 'common'])
  const session = useSession()
  const search = useSearch()
  const [, navigate] = useLocation()
  const { order, problem: orderProblem, retry } = useMessageOrder(orderNumberOf(search, session))
  const orderNumber = order?.orderNumber ?? ''
  const templates = useCall(listMessageTemplates, {})
  const message = useCall(
    readMessage,
    { params: { orderNumber }, query: { templateId } },
    { enabled: order !== null && session !== null, staleTime: 0, refetchOnWindowFocus: false },
  )
  // A cached answer of an earlier visit may be older than the last saved text.
  const items = message.isFetchedAfterMount ? message.data : undefined
  const template = templates.data?.find(({ id }) => id === templateId)
  const isUnknown = order !== null && templates.data !== undefined && template === undefined
  useEffect(() => {
    if (isUnknown) navigate(templatesAddress(orderNumber), { replace: true })
  }, [isUnknown, navigate, orderNumber])

  const problem = orderProblem ?? (templates.data ? null : templates.error) ?? (message.data ? null : message.error)
  const retryAll = () => {
    retry()
    if (templates.error) void templates.refetch()
    if (message.error) void message.refetch()
  }
  return (
    <Page title={t('title')} narrow>
      <h1>{t('title')}</h1>
      <MaintenanceNotice />
      {problem !== null && <LoadProblem error={problem} onRetry={retryAll} />}
      {problem === null && (order === null || template === undefined || items === undefined) && (
        <div className={styles.sections} aria-busy="true">
          <Skeleton width="16rem" height="1.75rem" />
          <Skeleton height="20rem" />
          <Skeleton height="12rem" />
        </div>
      )}
      {problem === null && order !== null && template !== undefined && items !== undefined && (
        <MessageEditor key={template.id} orderNumber={orderNumber} template={template} items={items} />
      )}
    </Page>
  )
}
