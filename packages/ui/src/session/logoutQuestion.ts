/** The decision about changes that only this device has. STAY: cancel the logout. */
export type LogoutAnswer = 'SAVE' | 'KEEP' | 'REMOVE' | 'STAY'

export interface LogoutQuestion {
  /** Number of designs with such changes. */
  readonly designs: number
  readonly answer: (leaving: LogoutAnswer) => void
}

let question: LogoutQuestion | null = null
const listeners = new Set<() => void>()
const awaiting = new Set<() => void>()
/** The dialog's chunk may still be loading at the first click. */
const PATIENCE_MS = 5000

function show(next: LogoutQuestion | null): void {
  question = next
  for (const listener of [...listeners]) listener()
}

export const logoutQuestion = (): LogoutQuestion | null => question

export function watchLogoutQuestion(listener: () => void): () => void {
  listeners.add(listener)
  for (const heard of [...awaiting]) heard()
  return () => listeners.delete(listener)
}

/** Takes the question back and cancels the logout that asked it. */
export const withdrawLogoutQuestion = (): void => question?.answer('STAY')

/** Resolves to whether a component shows the question. */
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

/** Shows the question over the current screen. Without a component that shows it, everything is kept. */
export async function askBeforeLogout(designs: number): Promise<LogoutAnswer> {
  withdrawLogoutQuestion()
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
