import { Button } from '@irodori/ui/Button'
import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { conflictAtom, journalProblemAtom, journalRoleAtom, workRestoredAtom } from '../state/journalState.ts'
import { orderLaterAtom } from '../state/orderLater.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import styles from './JournalNotices.module.css'
import { OrderLater } from './OrderLater.tsx'

/** Notices about the work stored on this device, the connection and the version of the studio, one at a time. */
export function JournalNotices() {
  const conflict = useEditorValue(conflictAtom)
  const role = useEditorValue(journalRoleAtom)
  const isRestored = useEditorValue(workRestoredAtom)
  const problem = useEditorValue(journalProblemAtom)
  const later = useEditorValue(orderLaterAtom)
  if (role === 'OTHER_TAB') return <OtherTab />
  if (conflict) return <ConflictDialog conflict={conflict} />
  if (problem !== null) return <StorageProblem key={problem} problem={problem} />
  if (isRestored) return <WorkRestored />
  return (
    <Suspense>
      <ConnectionNotice>{later === 'UNREAD' && <OrderLater />}</ConnectionNotice>
    </Suspense>
  )
}

function WorkRestored() {
  const { t } = useTranslation('editor')
  const { journal, store, announcer } = useEditor()
  return (
    <section className={styles.bar} aria-label={t('journal.continued')}>
      <Icon name="info" size={20} />
      <p className={styles.words} role="status">
        {t('journal.continued')}
      </p>
      <span className={styles.ways}>
        <Button
          onClick={() => {
            journal?.discard()
            announcer.toast({ key: 'journal.discarded' })
          }}
        >
          {t('journal.discard')}
        </Button>
        <Button variant="primary" onClick={() => store.set(workRestoredAtom, false)}>
          {t('journal.goOn')}
        </Button>
      </span>
    </section>
  )
}

interface StorageProblemProps {
  readonly problem: 'UNAVAILABLE' | 'FULL' | 'FAILING'
}

function StorageProblem({ problem }: StorageProblemProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation('common')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <section className={styles.bar} aria-label={t('journal.trouble')}>
      <Icon name="info" size={20} />
      <p className={styles.words} role="status">
        {t(`journal.${problem}`)}
      </p>
      <IconButton icon="close" label={common('close')} onClick={() => setRead(true)} />
    </section>
  )
}

/** Blocks this tab while another tab edits the design, because they would overwrite each other's work. */
function OtherTab() {
  const { t } = useTranslation('editor')
  const { journal } = useEditor()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open
      alert
      title={t('journal.otherTab')}
      actions={
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            void journal?.takeOver().finally(() => setBusy(false))
          }}
        >
          {t('journal.takeOver')}
        </Button>
      }
    >
      {t('journal.otherTabBody')}
    </Dialog>
  )
}
