import { errorCodeOf, type Failure } from '@irodori/client'
import { useConnection } from '@irodori/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/Dialog.tsx'
import { NotifyDialog } from '../dialog/NotifyDialog.tsx'
import { useFailureWords } from '../failure/useFailureWords.ts'
import { GuestLoginForm } from './GuestLoginForm.tsx'
import { leavesTheForm } from './leavesTheForm.ts'
import { loginGuest } from './loginGuest.ts'

interface GuestLoginDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/** Login with order number and phone number; each refusal is answered in its own words and place. */
export function GuestLoginDialog({ open, onClose, onLoggedIn }: GuestLoginDialogProps) {
  const { t } = useTranslation('login')
  const wordsOf = useFailureWords()
  const connection = useConnection()
  const [entered, setEntered] = useState(() => connection.orderRecord.read())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const words = failure && wordsOf(failure)
  if (failure && words && leavesTheForm(errorCodeOf(failure))) {
    return (
      <NotifyDialog open={open} title={words.title} code={words.code} onClose={() => setFailure(null)}>
        <p>{words.body}</p>
      </NotifyDialog>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <GuestLoginForm
        lead={t('lead')}
        submitLabel={t('submit')}
        initial={entered ?? undefined}
        problem={words?.body}
        busy={busy}
        onSubmit={async (credentials) => {
          setEntered(credentials)
          setBusy(true)
          setFailure(null)
          const result = await loginGuest(connection, credentials)
          setBusy(false)
          if (result.ok) onLoggedIn()
          else setFailure(result.failure)
        }}
      />
    </Dialog>
  )
}
