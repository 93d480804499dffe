import type { StaffMember } from '@irodori/contract/entities/staff'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { renderInApp } from '@irodori/ui/testing/renderInApp'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { MemberContext, MemberStoreContext } from '../src/member/MemberContext.ts'
import { createMemberStore } from '../src/member/memberStore.ts'

export const OWNER: StaffMember = { id: 'owner', email: 'owner@shop.example', userName: '花田 栞', role: 'OWNER' }

interface DeskOptions {
  readonly calls?: readonly FakeCall[]
  /** Who is logged in; null on the pages before the login. */
  readonly member?: StaffMember | null
}

/**
 * Renders a component of the desk with a router in memory, for an owner if no other member is named.
 * @returns what `renderInApp` returns, the store of the member, the shown addresses, and the calls that change something
 */
export async function renderInDesk(screen: ReactNode, { calls = [], member = OWNER }: DeskOptions = {}) {
  const { hook, searchHook, history } = memoryLocation({ path: '/desk', record: true })
  const members = createMemberStore()
  if (member) members.logIn(member)
  const app = await renderInApp(
    <Router hook={hook} searchHook={searchHook}>
      <MemberStoreContext value={members}>
        <MemberContext value={member}>{screen}</MemberContext>
      </MemberStoreContext>
    </Router>,
    { calls, areas: ['desk', 'account', 'login', 'errors'] },
  )
  const changes = () => app.sent.filter(({ method }) => method !== 'GET')
  return { ...app, members, history, changes }
}
