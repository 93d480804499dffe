import { DAY_MS } from '@irodori/contract/durations'
import type { CredentialState } from './credentialStore.ts'

/** What the staff have to know of a credential. */
export interface CredentialWarning {
  readonly kind: 'REFUSED' | 'ENDED' | 'ENDS'
  readonly state: CredentialState
  /** When it was refused, has ended or ends. */
  readonly at: Date
  /** Days before the end; 0 if it has ended or was refused. */
  readonly step: number
}

/** Days before the end at which the staff are told. */
const STEPS = [1, 3, 7, 14] as const

/** The warning for a credential; null while it is taken and ends in more than fourteen days. */
export function warningOf(state: CredentialState, now: Date): CredentialWarning | null {
  const { endsAt, refusedAt } = state
  if (refusedAt !== null) return { kind: 'REFUSED', state, at: refusedAt, step: 0 }
  if (endsAt === null) return null
  if (endsAt <= now) return { kind: 'ENDED', state, at: endsAt, step: 0 }
  const step = STEPS.find((days) => endsAt.getTime() - now.getTime() <= days * DAY_MS)
  return step === undefined ? null : { kind: 'ENDS', state, at: endsAt, step }
}
