import { Button, Icon, IconButton } from '@irodori/ui'
import { Dialog } from '@irodori/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { conflictAtom, workRestoredAtom, journalRoleAtom, journalProblemAtom } from '../state/journalState.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import styles from './JournalNotices.module.css'

/** What is to be said about the work that this device keeps. */
export function JournalNotices() {
  const conflict = useEditorValue(conflictAtom)
  const role = useEditorValue(journalRoleAtom)
  const isContinued = useEditorValue(workRestoredAtom)
  const trouble = useEditorValue(journalProblemAtom)
  if (role === 'OTHER_TAB') return <OtherTab />
  if (conflict) return <ConflictDialog conflict={conflict} />
  if (trouble !== null) return <Trouble key={trouble} trouble={trouble} />
  return isContinued ? <Continued /> : null
}

function Continued() {
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

interface TroubleProps {
  readonly trouble: 'UNAVAILABLE' | 'FULL' | 'FAILING'
}

function Trouble({ trouble }: TroubleProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation('common')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <section className={styles.bar} aria-label={t('journal.trouble')}>
      <Icon name="info" size={20} />
      <p className={styles.words} role="status">
        {t(`journal.${trouble}`)}
      </p>
      <IconButton icon="close" label={common('close')} onClick={() => setRead(true)} />
    </section>
  )
}

/** Two hands on one design would write over each other: here it waits. */
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
