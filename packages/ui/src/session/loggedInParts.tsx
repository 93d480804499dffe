import { useSyncExternalStore } from 'react'
import { LogoutDialog } from './LogoutDialog.tsx'
import { logoutQuestion, watchLogoutQuestion } from './logoutQuestion.ts'
import { SessionWatch } from './SessionWatch.tsx'

// One chunk of the components that are needed only with a session.
export { AccountItems } from './AccountItems.tsx'
export { AccountMenu } from './AccountMenu.tsx'

/** The idle watch and the question before a logout. */
export function LoggedInParts() {
  const leaving = useSyncExternalStore(watchLogoutQuestion, logoutQuestion, logoutQuestion)
  return (
    <>
      <SessionWatch />
      {leaving && <LogoutDialog question={leaving} />}
    </>
  )
}
