import { useClient } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import { DESK_PAGES } from '@irodori/contract/deskPages'
import { acceptStaffLink, loginStaff, openStaffLink } from '@irodori/contract/endpoints/desk/staffSession'
import type { OpenedStaffLink } from '@irodori/contract/entities/staff'
import { newPasswordProblem, userNameProblem } from '@irodori/ui/accountProblems'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { FormProblem } from '@irodori/ui/FormProblem'
import { NewPasswordField } from '@irodori/ui/NewPasswordField'
import { ScreenLoading } from '@irodori/ui/ScreenLoading'
import { TextField } from '@irodori/ui/TextField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { Outside } from '../frame/outside/Outside.tsx'
import styles from '../login/Form.module.css'
import { useMemberStore } from '../member/MemberContext.ts'
import { tokenOfFragment } from './tokenOfFragment.ts'

/** The page of a mailed link: accepts an invitation, or sets a new password. */
export function LinkPage() {
  const { t } = useTranslation(['desk', 'common'])
  const client = useClient()
  const [token] = useState(() => tokenOfFragment(location.hash))
  const { data, error, refetch } = useQuery({
    queryKey: ['openStaffLink', token],
    queryFn: async () => {
      const result = await client.call(openStaffLink, { body: { token } })
      return result.ok ? result.value : Promise.reject(result.error)
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    // The token stays in the memory of this page only.
    history.replaceState(history.state, '', DESK_PAGES.link.path)
  }, [])
  if (token === '' || (error && errorCodeOf(error) === 'TOKEN_INVALID')) return <Ended />
  if (error) {
    return (
      <Outside title={t('title')}>
        <FormProblem error={error} />
        <Button icon="reset" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </Outside>
    )
  }
  return data ? <Accept token={token} link={data} /> : <ScreenLoading />
}

function Ended() {
  const { t } = useTranslation('desk')
  return (
    <Outside title={t('link.ended.title')}>
      <p>{t('link.ended.body')}</p>
      <AppLink href={DESK_PAGES.home.path} className={buttonClass('secondary')}>
        {t('link.toLogin')}
      </AppLink>
    </Outside>
  )
}

interface AcceptProps {
  readonly token: string
  readonly link: OpenedStaffLink
}

function Accept({ token, link: { purpose, email, role, userName } }: AcceptProps) {
  const { t } = useTranslation('desk')
  const client = useClient()
  const store = useMemberStore()
  const [, navigate] = useLocation()
  const problemMessage = useProblemMessage()
  const isInvitation = purpose === 'INVITATION'
  const { control, problemOf, formProps, isBusy, error, values } = useCallForm({
    initial: { userName: userName ?? '', password: '' },
    check: ({ userName, password }) => ({
      userName: isInvitation ? userNameProblem(userName) : null,
      password: newPasswordProblem(password),
    }),
    call: async ({ userName, password }) => {
      const accepted = await client.call(acceptStaffLink, {
        body: { token, password, ...(isInvitation && { userName }) },
      })
      if (!accepted.ok) return accepted
      // An account that requires a code asks for it on the login page.
      const login = await client.call(loginStaff, { body: { email, password } })
      if (login.ok) store.logIn(login.value)
      return accepted
    },
    onDone: () => navigate(DESK_PAGES.home.path, { replace: true }),
  })
  if (error && errorCodeOf(error) === 'TOKEN_INVALID') return <Ended />
  return (
    <Outside title={t(isInvitation ? 'link.invitation.title' : 'link.password.title')}>
      <p>
        {isInvitation
          ? t('link.invitation.lead', { email, role: t(`role.${role}`) })
          : t('link.password.lead', { email })}
      </p>
      <form className={styles.form} {...formProps}>
        <FormProblem error={error} />
        {isInvitation && (
          <TextField
            {...control('userName')}
            label={t('link.name')}
            help={t('link.nameHelp')}
            autoComplete="name"
            error={problemMessage('userName', problemOf('userName'))}
          />
        )}
        {/* Password managers store the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordField
          {...control('password')}
          label={t('link.newPassword')}
          known={[email, values.userName]}
          error={problemMessage('newPassword', problemOf('password'))}
        />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {t(isInvitation ? 'link.invitation.submit' : 'link.password.submit')}
        </Button>
      </form>
    </Outside>
  )
}
