import { expect, it } from 'vitest'
import { flowAfter, flowOfFlag, rememberFlow } from './loginFlow.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it.each([
  ['?login=user', 'USER_LOGIN'],
  ['?login=register', 'USER_CREATION'],
  ['?login=guest', 'GUEST_LOGIN'],
  ['?login=select', 'SELECT_TYPE'],
  ['?login=else', null],
  ['', null],
])('SES-2: opens for the flag "%s": %s', (search, flow) => {
  expect(flowOfFlag(search)).toBe(flow)
})

it('SES-7: shows the choice of methods after a 401', () => {
  expect(flowAfter({ end: 'REFUSED', was: { userName: 'Hanako', role: 'USER' } }, memory())).toBe('SELECT_TYPE')
})

it.each([
  ['USER', 'USER_LOGIN'],
  ['GUEST', 'GUEST_LOGIN'],
] as const)('SES-29: shows after the time-out of a %s: %s', (role, flow) => {
  expect(flowAfter({ end: 'TIMED_OUT', was: { userName: 'Hanako', role } }, memory())).toBe(flow)
})

it('SES-3: shows the method used last, or the guest login on a first visit', () => {
  const storage = memory()
  expect(flowAfter(null, storage)).toBe('GUEST_LOGIN')
  rememberFlow(storage, 'USER_LOGIN')
  expect(flowAfter(null, storage)).toBe('USER_LOGIN')
})
