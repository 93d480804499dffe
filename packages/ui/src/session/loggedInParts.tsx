import { useSyncExternalStore } from 'react'
import { LogoutDialog } from './LogoutDialog.tsx'
import { logoutQuestion, watchLogoutQuestion } from './logoutQuestion.ts'
import { SessionWatch } from './SessionWatch.tsx'

// What nobody needs before there is a session, in one chunk.
export { AccountItems } from './AccountItems.tsx'
export { AccountMenu } from './AccountMenu.tsx'

/** The watch over a session, and the question that logging out may ask. */
export function LoggedInParts() {
  const leaving = useSyncExternalStore(watchLogoutQuestion, logoutQuestion, logoutQuestion)
  return (
    <>
      <SessionWatch />
      {leaving && <LogoutDialog question={leaving} />}
    </>
  )
}
