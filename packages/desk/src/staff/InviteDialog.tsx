import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { inviteStaff, listStaff } from '@irodori/contract/endpoints/desk/staff'
import { STAFF_ROLES, staffRole } from '@irodori/contract/entities/staff'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { emailProblem, normaliseTypedEmail } from '@irodori/ui/accountProblems'
import { EmailField } from '@irodori/ui/EmailField'
import { FormProblem } from '@irodori/ui/FormProblem'
import { SelectField } from '@irodori/ui/SelectField'
import { useToast } from '@irodori/ui/ToastProvider'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useTranslation } from 'react-i18next'
import styles from './StaffPage.module.css'

/** Invites a member of the staff by mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('desk')
  const client = useClient()
  const toast = useToast()
  const invalidate = useInvalidation()
  const problemMessage = useProblemMessage()
  const { control, problemOf, formProps, isBusy, error, values } = useCallForm({
    initial: { email: '', role: 'CLERK' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    call: ({ email, role }) =>
      client.call(inviteStaff, { body: { email: normaliseTypedEmail(email), role: staffRole.parse(role) } }),
    onDone: async () => {
      await invalidate([queryKey(listStaff)])
      toast({ message: t('staff.invitationSent', { email: normaliseTypedEmail(values.email) }) })
      onClose()
    },
  })
  const problem = problemOf('email')
  // An address of the right form is refused only if it has an account.
  const isTaken = problem === 'wrongForm' && emailProblem(values.email) === null
  return (
    <AccountFormDialog
      title={t('staff.invite')}
      submitLabel={t('staff.sendInvitation')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('staff.inviteLead')}</p>
      <FormProblem error={error} />
      <EmailField {...control('email')} error={isTaken ? t('staff.taken') : problemMessage('email', problem)} />
      <SelectField {...control('role')} label={t('staff.role')}>
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </SelectField>
      <ul className={styles.roles}>
        {STAFF_ROLES.map((role) => (
          <li key={role}>{t(`roleMeans.${role}`)}</li>
        ))}
      </ul>
    </AccountFormDialog>
  )
}
