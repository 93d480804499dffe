import type { Session } from '@irodori/client/session'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { renderInApp } from '@irodori/ui/testing/renderInApp'
import type { ReactNode } from 'react'

/** The account of the session. */
export const ACCOUNT = { email: 'hanako@example.jp', userName: '山田花子', receiveMagazine: true }
export const USER_SESSION: Session = { token: 't', userName: ACCOUNT.email, role: 'USER' }

/** Renders a screen of the account settings for a logged-in customer, or for a visitor. */
export async function renderAccountScreen(
  screen: ReactNode,
  calls: readonly FakeCall[],
  session: Session | null = USER_SESSION,
) {
  const app = await renderInApp(screen, {
    areas: ['account', 'login', 'errors', 'session'],
    calls,
    ...(session && { session }),
  })
  return {
    ...app,
    /** The calls that change something. */
    changes: () => app.sent.filter(({ method }) => method !== 'GET'),
  }
}
