import { DESK_PAGES } from '@irodori/contract/deskPages'
import { DEMO_ACCOUNT as account, DEMO_CLERK as clerk, demoOrders } from '@irodori/demo-shop/orders'

const SHOWN = 2

/**
 * The lines that the server prints at its start: its address, orders that can be designed with their phone numbers, an
 * account, the desk and a message.
 */
export function welcomeLines(
  address: string,
  hasDemoShop: boolean,
  now: Date,
  message: string | null = null,
): string[] {
  const lines = ['', `Irodori  ${address}`]
  if (!hasDemoShop) return lines
  const waiting = demoOrders(now).filter(({ status }) => status === 'WAITING')
  return [
    ...lines,
    ...waiting.slice(0, SHOWN).map(({ orderNumber, phoneNumber }) => `  order ${orderNumber}  phone ${phoneNumber}`),
    `  account ${account.email}  password ${account.password}`,
    `  desk    ${address}${DESK_PAGES.home.path}  ${clerk.email}  password ${clerk.password}`,
    ...(message === null ? [] : [`  message ${address}${message}`]),
    '  mails  npm run shop -- mails list',
    '',
  ]
}
