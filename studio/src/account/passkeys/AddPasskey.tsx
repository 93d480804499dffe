import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { listPasskeys } from '@irodori/contract/endpoints/passkey'
import { fieldProblems, passwordProblem } from '@irodori/ui/accountProblems'
import { PasskeyProblem } from '@irodori/ui/PasskeyProblem'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useForm } from '@irodori/ui/useForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useTranslation } from 'react-i18next'
import { AccountFormDialog } from '../form/AccountFormDialog.tsx'
import { makePasskey } from './makePasskey.ts'

/** Asks for the password, and then lets the browser make a passkey. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const problemMessage = useProblemMessage()
  const making = useResultMutation((password: string) => makePasskey(client, password), {
    invalidates: [queryKey(listPasskeys)],
    onSuccess: onClose,
  })
  const problemsOf = (failure: typeof making.error) =>
    failure?.kind === 'CALL' ? fieldProblems(failure.error, ['password']) : {}
  const { control, problemOf, formProps, isBusy } = useForm<'password', string>({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordProblem(password) }),
    send: async ({ password }) => {
      const made = await making.run(password)
      return made.ok ? {} : problemsOf(made.error)
    },
  })
  const isOfField = Object.keys(problemsOf(making.error)).length > 0
  return (
    <AccountFormDialog
      title={t('passkeys.add')}
      submitLabel={t('passkeys.make')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('passkeys.steps')}</p>
      <PasskeyProblem failure={isOfField ? null : making.error} />
      <PasswordField
        {...control('password')}
        label={t('password.old')}
        error={problemMessage('password', problemOf('password'))}
        autoComplete="current-password"
      />
    </AccountFormDialog>
  )
}
