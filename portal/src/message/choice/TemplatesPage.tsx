import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { listMessageTemplates, readMessage } from '@irodori/contract/endpoints/message'
import type { MessageTemplate } from '@irodori/contract/entities/message'
import { Notices } from '@irodori/ui/Notices'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { TemplateDrawing } from '../../messagePage/TemplateDrawing.tsx'
import { LoadProblem } from '../../notice/LoadProblem.tsx'
import { MaintenanceNotice } from '../../notice/MaintenanceNotice.tsx'
import { NOT_FOUND, orderNumberOf } from '../addresses.ts'
import { hasContentInOtherTemplate } from '../messageParts.ts'
import { useMessageOrder } from '../useMessageOrder.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import styles from './TemplatesPage.module.css'

/** DGM-3: page on which the customer chooses one of the five templates of a message. */
export function TemplatesPage() {
  const { t } = useTranslation(['messageMaking', 'errors'])
  const session = useSession()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [now] = useState(() => new Date())
  const [chosen, setChosen] = useState<MessageTemplate | null>(null)
  const { order, problem, retry } = useMessageOrder(orderNumberOf(search, session))
  const templates = useCall(listMessageTemplates, {})
  const made = useCall(
    readMessage,
    { params: { orderNumber: order?.orderNumber ?? '' }, query: {} },
    { enabled: order !== null, staleTime: 0 },
  )
  const isNotFound = templates.error?.kind === 'REFUSED'
  useEffect(() => {
    if (isNotFound) navigate(NOT_FOUND, { replace: true })
  }, [isNotFound, navigate])

  return (
    <Page title={t('choice.title')}>
      <h1>{t('choice.title')}</h1>
      <p className={styles.lead}>{t('choice.lead')}</p>
      <MaintenanceNotice />
      <Notices kind="TEMPLATE" now={now} />
      {problem !== null && <LoadProblem error={problem} onRetry={retry} />}
      {problem === null && templates.error && !isNotFound && (
        <LoadProblem error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {problem === null && !templates.error && (
        <ul className={styles.templates} aria-busy={order === null || templates.data === undefined}>
          {order !== null && templates.data
            ? templates.data.map((template) => (
                <li key={template.id}>
                  <button type="button" className={styles.template} onClick={() => setChosen(template)}>
                    <TemplateDrawing theme={template.theme} title={template.defaultTitle} className={styles.drawing} />
                    <span className={styles.name}>{template.name}</span>
                  </button>
                </li>
              ))
            : ['a', 'b', 'c', 'd', 'e'].map((key) => (
                <li key={key} className={styles.waiting}>
                  <Skeleton height="100%" />
                </li>
              ))}
        </ul>
      )}
      {order !== null && chosen !== null && (
        <ChoiceDialog
          orderNumber={order.orderNumber}
          template={chosen}
          carries={hasContentInOtherTemplate(made.data ?? [], chosen.id)}
          onClose={() => setChosen(null)}
        />
      )}
    </Page>
  )
}
