import { useSyncExternalStore } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'
import { leaveQuestion, watchLeaveQuestion } from './leaveQuestion.ts'
import { SessionWatch } from './SessionWatch.tsx'

// What nobody needs before there is a session, in one chunk.
export { AccountItems } from './AccountItems.tsx'
export { AccountMenu } from './AccountMenu.tsx'

/** The watch over a session, and the question that logging out may ask. */
export function WhileLoggedIn() {
  const leaving = useSyncExternalStore(watchLeaveQuestion, leaveQuestion, leaveQuestion)
  return (
    <>
      <SessionWatch />
      {leaving && <LeaveDialog question={leaving} />}
    </>
  )
}
