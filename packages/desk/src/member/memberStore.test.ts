import type { StaffMember } from '@irodori/contract/entities/staff'
import { expect, it } from 'vitest'
import { createMemberStore } from './memberStore.ts'

const MEMBER: StaffMember = { id: '1', email: 'clerk@shop.example', userName: '花田 栞', role: 'CLERK' }

it('tells a session that has ended from a visit without one and from a logout', () => {
  const store = createMemberStore()
  store.refuse()
  expect(store.read()).toEqual({ kind: 'LOGGED_OUT', hasEnded: false })
  store.logIn(MEMBER)
  store.refuse()
  store.refuse()
  expect(store.read()).toEqual({ kind: 'LOGGED_OUT', hasEnded: true })
  store.logIn(MEMBER)
  store.logOut()
  store.refuse()
  expect(store.read()).toEqual({ kind: 'LOGGED_OUT', hasEnded: false })
})

it('tells its subscribers about a change until they leave', () => {
  const store = createMemberStore()
  const seen: string[] = []
  const leave = store.subscribe(() => seen.push(store.read().kind))
  store.logIn(MEMBER)
  leave()
  store.logOut()
  expect(seen).toEqual(['LOGGED_IN'])
})
