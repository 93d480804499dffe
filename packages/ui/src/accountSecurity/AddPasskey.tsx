import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { fieldProblems, passwordProblem } from '../accountForm/accountProblems.ts'
import { PasskeyProblem } from '../passkey/PasskeyProblem.tsx'
import { PasswordField } from '../accountForm/PasswordField.tsx'
import { useForm } from '../form/useForm.ts'
import { useProblemMessage } from '../accountForm/useProblemMessage.ts'
import { useTranslation } from 'react-i18next'
import { AccountFormDialog } from './AccountFormDialog.tsx'
import type { AccountCallsProps } from './accountCalls.ts'
import { makePasskey } from './makePasskey.ts'

/** Asks for the password, and then lets the browser make a passkey. */
export function AddPasskey({ calls, onClose }: AccountCallsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const problemMessage = useProblemMessage()
  const making = useResultMutation((password: string) => makePasskey(client, calls, password), {
    invalidates: [queryKey(calls.listPasskeys)],
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
