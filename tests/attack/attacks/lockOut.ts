import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Attack, Figures } from '../attackForm.ts'
import { countStatus } from '../countStatus.ts'
import type { Target } from '../target.ts'

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }
const ACCOUNT = { email: 'haruka@irodori.example', password: 'tokidoki-irodori-7' }
const OWNER = '203.0.113.1'
const ATTACKER = '198.51.100.1'
const GUESSES = 30
/** Addresses that try order numbers in a row, and the numbers that each tries. */
const ADDRESSES = 100
const NUMBERS = 30

/** Calls from an address. @returns the status */
async function call({ address }: Target, from: string, method: string, path: string, body?: object): Promise<number> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { 'Csrf-Token': CSRF_TOKEN, 'X-Forwarded-For': from, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

const logIn = (target: Target, from: string, phoneNumber: string, orderNumber = ORDER.orderNumber) =>
  call(target, from, 'POST', '/api/authentication/guest', { orderNumber, phoneNumber })
const logInUser = (target: Target, from: string, password: string) =>
  call(target, from, 'POST', '/api/authentication/user', { ...ACCOUNT, password })
const verify = (target: Target, from: string, securityKey: string) =>
  call(target, from, 'GET', `/api/guest/order/${ORDER.orderNumber}/cancel/verify?securityKey=${securityKey}`)

export const lockOut: Attack = {
  name: 'lock-out',
  question: `${GUESSES} wrong guesses from one address; what does the owner get at another one? And ${ADDRESSES * NUMBERS} order numbers in a row`,
  async run(version): Promise<Figures> {
    const target = await version.start()
    for (let i = 0; i < GUESSES; i += 1) {
      await logIn(target, ATTACKER, `0900000${1000 + i}`)
      await logInUser(target, ATTACKER, `guess ${i}`)
      await verify(target, ATTACKER, String(1000 + i))
    }
    const owner = {
      'the owner logs in with the order number': String(await logIn(target, OWNER, ORDER.phoneNumber)),
      'the owner logs in to the account': String(await logInUser(target, OWNER, ACCOUNT.password)),
      'the owner asks for a cancellation': String(await verify(target, OWNER, ORDER.phoneNumber.slice(-4))),
    }
    const answers = countStatus()
    await Promise.all(
      Array.from({ length: ADDRESSES }, async (_, address) => {
        for (let i = 0; i < NUMBERS; i += 1) {
          const number = `irodori-${20_000_000 + address * NUMBERS + i}`
          answers.add(await logIn(target, `198.51.101.${address}`, '09099999999', number))
        }
      }),
    )
    const late = String(await logIn(target, '203.0.113.2', ORDER.phoneNumber))
    await target.kill()
    return { ...owner, 'guesses at order numbers in a row': answers.text(), 'the owner logs in meanwhile': late }
  },
}
