import type { Caller } from './caller.ts'
import type { Customer, Outcome } from './customer.ts'
import { accepted } from './customer.ts'

const LINK = /account\/verify\?email=[^&\s]+&token=([\w%.-]+)/
const POLL_MS = 1_500

/** Registers with the order's mail address or another one, follows the link, and joins the order to the account. */
export async function openAccount(customer: Customer): Promise<Outcome> {
  const { record, phoneNumber, random, open } = customer
  const { orderNumber } = record
  const isOrdererAddress = record.marketplace === null && random() < 0.5
  const email = isOrdererAddress ? `${orderNumber}@example.com` : `person-${orderNumber}@example.com`
  const password = `${email}/password`
  const account = { email, isOpen: false, isJoined: false }
  record.account = account
  const visitor = open(null)
  const input = () => ({ email, password, userName: '森 遥' })
  accepted(await visitor.ask({ method: 'POST', path: '/api/user', body: input }))
  await followLink(customer, visitor, email)
  const owner = open({ path: '/api/authentication/user', body: { email, password } })
  accepted(await owner.logIn())
  account.isOpen = true
  if (!isOrdererAddress) {
    const path = `/api/guest/order/${orderNumber}`
    accepted(await owner.ask({ method: 'POST', path, body: () => ({ phoneNumber }) }))
  }
  account.isJoined = true
  return 'DRAFT'
}

/** Follows the link of the mail until one is accepted. A repeated registration sends two mails; the last one is valid. */
async function followLink({ readMail, think, isOver }: Customer, visitor: Caller, email: string): Promise<void> {
  for (let lastToken = ''; !isOver(); ) {
    const token = LINK.exec((await readMail(email)) ?? '')?.[1] ?? ''
    if (token === lastToken) {
      await think(POLL_MS)
      continue
    }
    lastToken = token
    const path = `/api/user/verify?email=${encodeURIComponent(email)}&token=${token}`
    const followed = await visitor.ask({ method: 'GET', path })
    // If a repeated call is refused, an earlier attempt was accepted.
    if (followed.ok || (followed.error.code === 'REFUSED' && followed.error.isRepeated)) return
  }
}
