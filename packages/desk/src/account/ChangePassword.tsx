import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { changeStaffPassword, listStaffSessions } from '@irodori/contract/endpoints/desk/staffSession'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { newPasswordProblem, passwordProblem } from '@irodori/ui/accountProblems'
import { FormProblem } from '@irodori/ui/FormProblem'
import { NewPasswordField } from '@irodori/ui/NewPasswordField'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useToast } from '@irodori/ui/ToastProvider'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useTranslation } from 'react-i18next'
import { useMember } from '../member/MemberContext.ts'

/** Sets another password, which ends all other sessions. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('desk')
  const client = useClient()
  const toast = useToast()
  const { email, userName } = useMember()
  const invalidate = useInvalidation()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { oldPassword: '', newPassword: '' },
    check: ({ oldPassword, newPassword }) => ({
      oldPassword: passwordProblem(oldPassword),
      newPassword: newPasswordProblem(newPassword),
    }),
    call: (body) => client.call(changeStaffPassword, { body }),
    onDone: async () => {
      await invalidate([queryKey(listStaffSessions)])
      toast({ message: t('account.passwordChanged') })
      onClose()
    },
  })
  return (
    <AccountFormDialog
      title={t('account.changePassword')}
      submitLabel={t('account.submitPassword')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('account.otherSessionsEnd')}</p>
      <FormProblem error={error} />
      <PasswordField
        {...control('oldPassword')}
        label={t('account.oldPassword')}
        error={problemMessage('password', problemOf('oldPassword'))}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...control('newPassword')}
        label={t('account.newPassword')}
        known={[email, userName]}
        error={problemMessage('newPassword', problemOf('newPassword'))}
      />
    </AccountFormDialog>
  )
}
