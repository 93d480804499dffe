import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { codeProblem, passwordProblem } from '../accountForm/accountProblems.ts'
import { CodeField } from '../accountForm/CodeField.tsx'
import { PasswordField } from '../accountForm/PasswordField.tsx'
import { useCallForm } from '../accountForm/useCallForm.ts'
import { useProblemMessage } from '../accountForm/useProblemMessage.ts'
import { useTranslation } from 'react-i18next'
import type { AccountCallsProps } from './accountCalls.ts'
import { AccountFormDialog } from './AccountFormDialog.tsx'
import { FormProblem } from './FormProblem.tsx'

/** Gives up the codes, after the password and one of them. */
export function RemoveSecondFactor({ calls, onClose }: AccountCallsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const invalidate = useInvalidation()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ password: passwordProblem(password), code: codeProblem(code) }),
    call: (body) => client.call(calls.removeSecondFactor, { body }),
    onDone: async () => {
      await invalidate([queryKey(calls.readSecondFactor)])
      onClose()
    },
  })
  return (
    <AccountFormDialog
      title={t('secondFactor.remove')}
      submitLabel={t('secondFactor.remove')}
      variant="danger"
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('secondFactor.removing')}</p>
      <FormProblem error={error} />
      <PasswordField
        {...control('password')}
        label={t('password.old')}
        error={problemMessage('password', problemOf('password'))}
        autoComplete="current-password"
      />
      <CodeField {...control('code')} help={t('login:code.help')} error={problemMessage('code', problemOf('code'))} />
    </AccountFormDialog>
  )
}
