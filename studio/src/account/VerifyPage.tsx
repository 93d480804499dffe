import { useConnection, useSession } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { verifyUser } from '@irodori/contract/endpoints/account'
import { PAGES } from '@irodori/contract/pages'
import { ok } from '@irodori/result'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { useLogin } from '@irodori/ui/LoginContext'
import { ScreenLoading } from '@irodori/ui/ScreenLoading'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearch } from 'wouter'
import { AccountFrame } from './AccountFrame.tsx'
import { Done } from './Done.tsx'
import { type MailLink, parseMailLink } from './mailLink/mailLink.ts'
import { mailLinkResult } from './mailLink/mailLinkResult.ts'

/** Page of a mail's link: activates an account, confirms a new address, or deletes the account. */
export function VerifyPage() {
  const link = parseMailLink(useSearch())
  return link === null ? <Redirect to={PAGES.notFound.path} replace /> : <Follow link={link} />
}

function Follow({ link }: { readonly link: MailLink }) {
  const { t } = useTranslation(['account', 'common'])
  const { client, session } = useConnection()
  const messageOf = useErrorMessage()
  // A link works once, so it must not be sent twice when the component renders again.
  const isFollowed = useRef(false)

  const { run: follow, data: state } = useResultMutation(async () => {
    const outcome = mailLinkResult(await client.call(verifyUser, { query: link }))
    if (outcome.kind === 'DELETED' && session.read()?.role === 'USER') session.clear()
    return ok(outcome)
  })
  useEffect(() => {
    if (isFollowed.current) return
    isFollowed.current = true
    void follow()
  })

  if (state === undefined) return <ScreenLoading />
  switch (state.kind) {
    case 'NO_SUCH_LINK':
      return <Redirect to={PAGES.notFound.path} replace />
    case 'FAILED':
      return (
        <AccountFrame title={messageOf(state.error).title}>
          <p>{messageOf(state.error).body}</p>
          <Button variant="primary" icon="reset" onClick={() => void follow()}>
            {t('common:retry')}
          </Button>
        </AccountFrame>
      )
    case 'DELETED':
      return (
        <AccountFrame title={t('verified.DELETED.title')}>
          <Done links={[{ href: PAGES.home.path, label: t('common:products') }]}>{t('verified.DELETED.body')}</Done>
        </AccountFrame>
      )
    default:
      return <Opened kind={state.kind} email={link.email} />
  }
}

interface OpenedProps {
  readonly kind: 'ACTIVATED' | 'EMAIL_CHANGED'
  readonly email: string
}

/** Continues to the orders; without a session the customer logs in first. */
function Opened({ kind, email }: OpenedProps) {
  const { t } = useTranslation(['account', 'login', 'common'])
  const session = useSession()
  const ask = useLogin()
  const logIn = async () => {
    if (await ask({ flow: 'USER_LOGIN', email })) location.assign(PAGES.myPage.path)
  }
  const body = t(`verified.${kind}.body`, { email })
  return (
    <AccountFrame title={t(`verified.${kind}.title`)}>
      {session?.role === 'USER' ? (
        <Done links={[{ href: PAGES.myPage.path, label: t('common:myPage') }]}>{body}</Done>
      ) : (
        <>
          <Callout tone="good" urgent>
            {body}
          </Callout>
          <Button variant="primary" wide onClick={() => void logIn()}>
            {t('login:user.submit')}
          </Button>
        </>
      )}
    </AccountFrame>
  )
}
