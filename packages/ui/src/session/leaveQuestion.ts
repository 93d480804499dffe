/** What the customer wants of the work that only this device has. STAY: not to log out after all. */
export type Leaving = 'SAVE' | 'KEEP' | 'REMOVE' | 'STAY'

export interface LeaveQuestion {
  /** How many designs have such work. */
  readonly designs: number
  readonly answer: (leaving: Leaving) => void
}

let question: LeaveQuestion | null = null
const listeners = new Set<() => void>()
const awaiting = new Set<() => void>()
/** The dialog's words may still be on their way when the first click comes. */
const PATIENCE_MS = 5000

function show(next: LeaveQuestion | null): void {
  question = next
  for (const listener of [...listeners]) listener()
}

export const leaveQuestion = (): LeaveQuestion | null => question

export function watchLeaveQuestion(listener: () => void): () => void {
  listeners.add(listener)
  for (const heard of [...awaiting]) heard()
  return () => listeners.delete(listener)
}

/** Whether there is somebody who shows a question. */
function isHeard(): Promise<boolean> {
  if (listeners.size > 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      clearTimeout(timer)
      awaiting.delete(heard)
      resolve(isThere)
    }
    const heard = () => settle(true)
    const timer = setTimeout(settle, PATIENCE_MS, false)
    awaiting.add(heard)
  })
}

/** Asks over whatever is shown. Where nobody can be asked, everything is kept. */
export async function askToLeave(designs: number): Promise<Leaving> {
  question?.answer('STAY')
  if (!(await isHeard())) return 'KEEP'
  return new Promise((resolve) =>
    show({
      designs,
      answer(leaving) {
        show(null)
        resolve(leaving)
      },
    }),
  )
}
