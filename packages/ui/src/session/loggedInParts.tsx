import { useSyncExternalStore } from 'react'
import { LogoutDialog } from './LogoutDialog.tsx'
import { logoutQuestion, watchLogoutQuestion } from './logoutQuestion.ts'
import { SessionWatch } from './SessionWatch.tsx'

// biome-ignore lint/performance/noBarrelFile: the components that need a session are loaded as one chunk
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
