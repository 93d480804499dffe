import { useIsOnline } from '@irodori/client/useIsOnline'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { newVersionAtom, orderAwaitedAtom } from '../state/connectionState.ts'
import { journalRoleAtom } from '../state/journalState.ts'
import { orderLaterAtom } from '../state/orderLater.ts'
import { savedStateAtom } from '../state/savingState.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import styles from './JournalNotices.module.css'

interface ConnectionNoticeProps {
  /** A notice that matters less than a missing connection, and more than a new version. */
  readonly children?: ReactNode
}

/** Says that there is no connection and what waits for it; otherwise, that a new version of the studio waits. */
export function ConnectionNotice({ children }: ConnectionNoticeProps) {
  const isOnline = useIsOnline()
  const isOrderAwaited = useEditorValue(orderAwaitedAtom)
  const version = useEditorValue(newVersionAtom)
  const role = useEditorValue(journalRoleAtom)
  if (!isOnline || isOrderAwaited) return <Offline />
  if (children) return children
  // A tab whose work is not stored on this device keeps its version.
  return version !== null && role === 'WRITER' ? <NewVersion switchVersion={version.switchVersion} /> : null
}

function Offline() {
  const { t } = useTranslation('tools')
  const { journal } = useEditor()
  const uploads = useEditorValue(uploadsAtom)
  const state = useEditorValue(savedStateAtom)
  const role = useEditorValue(journalRoleAtom)
  // Without an order nothing is sent when the connection is back.
  const hasNoOrder = useEditorValue(orderLaterAtom) !== null
  const photos = [...uploads.values()].filter(({ kind }) => kind !== 'DONE' && kind !== 'REFUSED').length
  // After a reload the save continues only when the order has been found.
  const isWanted = role === 'WRITER' && (journal?.state().wanted.length ?? 0) > 0
  const hasSave = isWanted || state === 'WAITING_NETWORK' || state === 'WAITING_UPLOADS'
  const awaited = photos > 0 ? (hasSave ? 'both' : 'photos') : hasSave ? 'save' : 'nothing'
  const waiting = hasNoOrder ? 'nothing' : awaited
  return (
    <Bar label={t('connection.offline')}>
      {t('connection.offline')} {t(`connection.${waiting}`, { count: photos })}
    </Bar>
  )
}

function NewVersion({ switchVersion }: { readonly switchVersion: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <Bar label={t('version.title')} action={<Button onClick={switchVersion}>{t('version.switch')}</Button>}>
      {t('version.body')}
    </Bar>
  )
}

interface BarProps {
  readonly label: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Bar({ label, action, children }: BarProps) {
  const { t: common } = useTranslation('common')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <section className={styles.bar} aria-label={label}>
      <Icon name="info" size={20} />
      <p className={styles.words} role="status">
        {children}
      </p>
      {action && <span className={styles.ways}>{action}</span>}
      <IconButton icon="close" label={common('close')} onClick={() => setRead(true)} />
    </section>
  )
}
