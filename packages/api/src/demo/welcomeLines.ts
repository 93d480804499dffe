import { demoShop } from '@irodori/demo-shop'

const SHOWN = 2

/** What a person needs to try the shop: its address, and orders that can be designed with their phones. */
export function welcomeLines(address: string, hasDemoShop: boolean, now: Date): string[] {
  const lines = ['', `Irodori  ${address}`]
  if (!hasDemoShop) return lines
  const orders = demoShop(now).orders.filter(({ status }) => status === 'WAITING')
  return [
    ...lines,
    ...orders.slice(0, SHOWN).map(({ orderNumber, phoneNumber }) => `  order ${orderNumber}  phone ${phoneNumber}`),
    '',
  ]
}
