import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { listMessageTemplates, readMessage } from '@irodori/contract/endpoints/message'
import { usePageTitle } from '@irodori/ui/usePageTitle'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { PageSkeleton } from '../phone/PageSkeleton.tsx'
import { PhoneOutline } from '../phone/PhoneOutline.tsx'
import { LoadProblem } from '../../notice/LoadProblem.tsx'
import { orderNumberOf, templatesAddress } from '../addresses.ts'
import { useMessageOrder } from '../useMessageOrder.ts'
import { DesignLayout } from './DesignLayout.tsx'
import styles from './DesignPage.module.css'
import { MessageEditor } from './MessageEditor.tsx'

/** Page on which the customer makes a message in one template: the page of the recipient, with places to fill. */
export function DesignPage({ templateId }: { readonly templateId: string }) {
  // Loads all namespaces of the page at once; a later load would suspend the page again.
  const { t } = useTranslation(['messageMaking', 'gift', 'errors', 'common'])
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
  usePageTitle(t('title'))
  useEffect(() => {
    if (isUnknown) navigate(templatesAddress(orderNumber), { replace: true })
  }, [isUnknown, navigate, orderNumber])

  const problem = orderProblem ?? (templates.data ? null : templates.error) ?? (message.data ? null : message.error)
  const retryAll = () => {
    retry()
    if (templates.error) void templates.refetch()
    if (message.error) void message.refetch()
  }
  if (problem !== null) {
    return (
      <DesignLayout>
        <div className={styles.problem}>
          <LoadProblem error={problem} onRetry={retryAll} />
        </div>
      </DesignLayout>
    )
  }
  if (order === null || template === undefined || items === undefined) {
    return (
      <DesignLayout>
        <PhoneOutline label={t('page')}>
          <PageSkeleton />
        </PhoneOutline>
        <div className={styles.panel} />
      </DesignLayout>
    )
  }
  // The address names the order: another order is another message, although the template is the same.
  const key = `${orderNumber} ${template.id}`
  return <MessageEditor key={key} orderNumber={orderNumber} template={template} items={items} />
}
