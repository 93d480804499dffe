import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { readSecondFactor, removeSecondFactor } from '@irodori/contract/endpoints/secondFactor'
import { codeProblem, passwordProblem } from '@irodori/ui/accountProblems'
import { CodeField } from '@irodori/ui/CodeField'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useTranslation } from 'react-i18next'
import { AccountFormDialog } from '../form/AccountFormDialog.tsx'
import { FormProblem } from '../form/FormProblem.tsx'

/** Gives up the codes, after the password and one of them. */
export function RemoveSecondFactor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const invalidate = useInvalidation()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ password: passwordProblem(password), code: codeProblem(code) }),
    call: (body) => client.call(removeSecondFactor, { body }),
    onDone: async () => {
      await invalidate([queryKey(readSecondFactor)])
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
