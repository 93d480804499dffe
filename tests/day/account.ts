import type { Caller } from './caller.ts'
import type { Customer, Outcome } from './flow.ts'
import { given } from './flow.ts'

const LINK = /account\/verify\?email=[^&\s]+&token=([\w%.-]+)/
const LOOK_EVERY = 1_500

/** Registers with the order's address or with another one, follows the link, and has the order joined to the account. */
export async function openAccount(customer: Customer): Promise<Outcome> {
  const { record, phoneNumber, random, open } = customer
  const { orderNumber } = record
  const isOrderer = record.outside === null && random() < 0.5
  const email = isOrderer ? `${orderNumber}@example.com` : `person-${orderNumber}@example.com`
  const password = `${email}/password`
  const account = { email, isOpen: false, isJoined: false }
  record.account = account
  const stranger = open(null)
  const input = () => ({ email, password, userName: '森 遥' })
  given(await stranger.ask({ method: 'POST', path: '/api/user', body: input }))
  await follow(customer, stranger, email)
  const owner = open({ path: '/api/authentication/user', body: { email, password } })
  given(await owner.enter())
  account.isOpen = true
  if (!isOrderer) {
    const path = `/api/guest/order/${orderNumber}`
    given(await owner.ask({ method: 'POST', path, body: () => ({ phoneNumber }) }))
  }
  account.isJoined = true
  return 'DRAFT'
}

/** Until the link of some mail was taken: a registration that was sent twice has two, and the last counts. */
async function follow({ readMail, think, isOver }: Customer, stranger: Caller, email: string): Promise<void> {
  for (let tried = ''; !isOver(); ) {
    const token = LINK.exec((await readMail(email)) ?? '')?.[1] ?? ''
    if (token === tried) {
      await think(LOOK_EVERY)
      continue
    }
    tried = token
    const path = `/api/user/verify?email=${encodeURIComponent(email)}&token=${token}`
    const followed = await stranger.ask({ method: 'GET', path })
    // Refused at a later try, it was taken by an earlier one.
    if (followed.kind === 'DONE' || (followed.kind === 'REFUSED' && followed.isRepeated)) return
  }
}
