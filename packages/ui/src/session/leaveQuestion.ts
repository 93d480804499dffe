/** What the customer wants of the work that only this device has. STAY: not to log out after all. */
export type Leaving = 'SAVE' | 'KEEP' | 'REMOVE' | 'STAY'

export interface LeaveQuestion {
  /** How many designs have such work. */
  readonly designs: number
  readonly answer: (leaving: Leaving) => void
}

let question: LeaveQuestion | null = null
const listeners = new Set<() => void>()

function show(next: LeaveQuestion | null): void {
  question = next
  for (const listener of [...listeners]) listener()
}

export const leaveQuestion = (): LeaveQuestion | null => question

export function watchLeaveQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks over whatever is shown. Where nobody can be asked, everything is kept. */
export function askToLeave(designs: number): Promise<Leaving> {
  question?.answer('STAY')
  if (listeners.size === 0) return Promise.resolve('KEEP')
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
