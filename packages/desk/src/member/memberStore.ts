import type { StaffMember } from '@irodori/contract/entities/staff'

/** Who works at the desk. */
type MemberState =
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'LOGGED_IN'; readonly member: StaffMember }
  /** `hasEnded`: the server refused a session that was open in this tab. */
  | { readonly kind: 'LOGGED_OUT'; readonly hasEnded: boolean }

export interface MemberStore {
  readonly read: () => MemberState
  readonly subscribe: (onChange: () => void) => () => void
  readonly logIn: (member: StaffMember) => void
  readonly logOut: () => void
  /** The server knows no session of this browser. */
  readonly refuse: () => void
}

/** Holds the member of the staff for all screens. The session itself is in a cookie that no script reads. */
export function createMemberStore(): MemberStore {
  let state: MemberState = { kind: 'UNKNOWN' }
  const listeners = new Set<() => void>()
  const set = (next: MemberState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    logIn: (member) => set({ kind: 'LOGGED_IN', member }),
    logOut: () => set({ kind: 'LOGGED_OUT', hasEnded: false }),
    refuse() {
      // Several calls may be refused at once; only the first one ends anything.
      if (state.kind !== 'LOGGED_OUT') set({ kind: 'LOGGED_OUT', hasEnded: state.kind === 'LOGGED_IN' })
    },
  }
}
