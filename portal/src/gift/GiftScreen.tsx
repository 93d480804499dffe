import type { Client } from '@irodori/client/client'
import { LanguageSwitch } from '@irodori/ui/LanguageSwitch'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../messagePage/MessagePage.tsx'
import { messageContent } from '../messagePage/messageContent.ts'
import styles from './GiftScreen.module.css'
import { type Gift, useGift } from './useGift.ts'

const AcceptDialog = lazy(async () => ({ default: (await import('./AcceptDialog.tsx')).AcceptDialog }))
const AcceptedText = lazy(async () => ({ default: (await import('./AcceptedText.tsx')).AcceptedText }))
const OfflineCopyButton = lazy(async () => ({
  default: (await import('./offlineCopy/OfflineCopyButton.tsx')).OfflineCopyButton,
}))

interface GiftScreenProps {
  readonly client: Client
  readonly orderId: string
  readonly first: Gift | null
  /** Leads to the page for an address that does not exist. */
  readonly leave: () => void
}

/** The screen that the recipient of a released link sees. */
export function GiftScreen({ client, orderId, first, leave }: GiftScreenProps) {
  const { t } = useTranslation('gift')
  const { gift, load } = useGift(client, orderId, first)
  const [isChoosing, setChoosing] = useState(false)
  const [hasChosen, setChosen] = useState(false)
  const isClosed = gift.kind === 'CLOSED'
  useEffect(() => {
    if (isClosed) leave()
  }, [isClosed, leave])
  const content = useMemo(() => {
    if (gift.kind !== 'OPEN') return null
    return messageContent(gift.items, gift.order, gift.order, 'RELEASED', new Date())
  }, [gift])

  if (gift.kind === 'FAILED') {
    return (
      <main className={styles.quiet}>
        <h1>{t('notLoaded.title')}</h1>
        <p>{t('notLoaded.body')}</p>
        <button type="button" className={styles.retry} onClick={() => void load()}>
          {t('notLoaded.retry')}
        </button>
      </main>
    )
  }
  if (gift.kind !== 'OPEN' || content === null) {
    return (
      <main className={styles.quiet}>
        <p role="status">{t('loading')}</p>
      </main>
    )
  }
  const { order } = gift
  return (
    <>
      <MessagePage
        theme={order.theme}
        mode="RELEASED"
        content={content}
        onAccept={() => {
          setChosen(true)
          setChoosing(true)
        }}
        accepted={
          order.canAccept ? null : (
            <Suspense>
              <AcceptedText order={order} />
            </Suspense>
          )
        }
      >
        <Suspense>
          <OfflineCopyButton content={content} />
        </Suspense>
        <LanguageSwitch />
      </MessagePage>
      {hasChosen && (
        <Suspense>
          <AcceptDialog
            client={client}
            order={order}
            open={isChoosing}
            onClose={() => setChoosing(false)}
            onAccepted={() => void load()}
          />
        </Suspense>
      )}
    </>
  )
}
