import type { StaffMember } from '@irodori/contract/entities/staff'
import { createContext, useContext } from 'react'
import type { MemberStore } from './memberStore.ts'

export const MemberStoreContext = createContext<MemberStore | null>(null)

export function useMemberStore(): MemberStore {
  const store = useContext(MemberStoreContext)
  if (store === null) throw new Error('no member store: render this component inside a MemberStoreContext')
  return store
}

export const MemberContext = createContext<StaffMember | null>(null)

/** The member of the staff who is logged in. */
export function useMember(): StaffMember {
  const member = useContext(MemberContext)
  if (member === null) throw new Error('no member: render this component inside a MemberGate')
  return member
}

/** Whether the member may make a call of the desk. */
export const useMay = (endpoint: { readonly roles?: readonly StaffMember['role'][] }): boolean =>
  endpoint.roles?.includes(useMember().role) ?? false
