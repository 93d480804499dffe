import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { listMessageTemplates, readMessage } from '@irodori/contract/endpoints/message'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Icon } from '@irodori/ui/Icon'
import { LanguageSwitch } from '@irodori/ui/LanguageSwitch'
import { usePageTitle } from '@irodori/ui/usePageTitle'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { MessagePage } from '../../messagePage/MessagePage.tsx'
import { messageContent } from '../../messagePage/messageContent.ts'
import { PageSkeleton } from '../phone/PageSkeleton.tsx'
import { PhoneOutline } from '../phone/PhoneOutline.tsx'
import { LoadProblem } from '../../notice/LoadProblem.tsx'
import { designAddress, templatesAddress } from '../addresses.ts'
import { mostCompleteTemplate } from '../messageParts.ts'
import { useMessageOrder } from '../useMessageOrder.ts'
import styles from './PreviewPage.module.css'

interface PreviewPageProps {
  readonly orderNumber: string
  /** Undefined: the template with the most parts is shown. */
  readonly templateId?: string | undefined
}

/** DGM-17: page that shows the message as the recipient will see it, on a wide screen in the outline of a phone. */
export function PreviewPage({ orderNumber, templateId }: PreviewPageProps) {
  // Loads the namespaces of the inner page too; a later load would suspend the page again.
  const { t } = useTranslation(['messageMaking', 'gift', 'errors'])
  const session = useSession()
  const [, navigate] = useLocation()
  const [now] = useState(() => new Date())
  const { order, problem: orderProblem, retry } = useMessageOrder(orderNumber)
  const templates = useCall(listMessageTemplates, {})
  const message = useCall(
    readMessage,
    { params: { orderNumber }, query: { ...(templateId !== undefined && { templateId }) } },
    { enabled: order !== null && session !== null, staleTime: 0, refetchOnWindowFocus: false },
  )
  const shownId = templateId ?? (message.data ? mostCompleteTemplate(message.data) : null)
  const template = templates.data?.find(({ id }) => id === shownId)
  const items = message.isFetchedAfterMount ? message.data?.filter((item) => item.templateId === shownId) : undefined
  const isUnknown = order !== null && items !== undefined && templates.data !== undefined && template === undefined
  const problem = orderProblem ?? (templates.data ? null : templates.error) ?? (message.data ? null : message.error)
  usePageTitle(t('preview.title'))
  useEffect(() => {
    if (isUnknown) navigate(templatesAddress(orderNumber), { replace: true })
  }, [isUnknown, navigate, orderNumber])

  const content =
    order && template && items
      ? messageContent(
          items,
          template,
          {
            orderNumber,
            urlReleasedDate: order.urlReleasedDate,
            senderName: order.orderer.firstName,
            receiverName: order.receiver.firstName,
          },
          'PREVIEW',
          now,
        )
      : null

  return (
    <div className={styles.preview}>
      <header className={styles.bar}>
        <AppLink
          href={shownId === null ? templatesAddress(orderNumber) : designAddress(orderNumber, shownId)}
          className={buttonClass('quiet')}
        >
          <Icon name="arrowLeft" />
          {t('preview.back')}
        </AppLink>
        <p className={styles.name}>{t('preview.title')}</p>
        <LanguageSwitch />
      </header>
      {problem !== null && (
        <main className={styles.other}>
          <h1 className={styles.name}>{t('preview.title')}</h1>
          <LoadProblem
            error={problem}
            onRetry={() => {
              retry()
              if (templates.error) void templates.refetch()
              if (message.error) void message.refetch()
            }}
          />
        </main>
      )}
      {problem === null && content !== null && items?.length === 0 && (
        <main className={styles.other}>
          <EmptyState drawing="letter" title={t('preview.empty.title')} page>
            {t('preview.empty.body')}
          </EmptyState>
        </main>
      )}
      {problem === null && (content === null || (items?.length ?? 0) > 0) && (
        <main className={styles.page} aria-busy={content === null}>
          <PhoneOutline label={t('preview.title')} isFocusable>
            {content === null || !template ? (
              <PageSkeleton />
            ) : (
              <MessagePage theme={template.theme} mode="PREVIEW" content={content} />
            )}
          </PhoneOutline>
        </main>
      )}
    </div>
  )
}
