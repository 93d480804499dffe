import words from '@irodori/locales/ja/desk.json' with { type: 'json' }
import { ORDER_TRANSITIONS } from '@irodori/rules/orderTransitions'
import { expect, it } from 'vitest'
import { helpMails } from '../mail/templates/helpMails.ts'
import { orderMails } from '../mail/templates/orderMails.ts'

it('the desk has words for each event of an order', () => {
  const events = new Set(ORDER_TRANSITIONS.map(({ event }) => event))
  expect(Object.keys(words.orders.event).toSorted()).toEqual([...events].toSorted())
})

it('the desk has words for each mail that an order causes', () => {
  const aboutOrders = Object.keys({ ...orderMails, ...helpMails }).filter((kind) =>
    /^(?!BACK|SUBSCR|CAMPAIGN)/.test(kind),
  )
  expect(Object.keys(words.orders.mail)).toEqual(expect.arrayContaining(aboutOrders))
})
