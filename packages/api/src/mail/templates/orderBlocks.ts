import { bandHours, boundDeliveryTime } from '@irodori/rules/deliveryDate'
import type { MailBlock } from '../../database/tables/mailContent.ts'
import { dayText } from '../content/mailDates.ts'
import type { OrderSummary, SummaryDelivery, SummaryItem } from '../order/orderSummary.ts'
import { oneLine } from '../plainText.ts'
import type { TemplateTools } from './template.ts'
import { text } from './template.ts'

type Facts = Extract<MailBlock, { kind: 'FACTS' }>['facts']

/** The first line; none where the name of the customer is not known. */
export function salutation({ ordererName }: OrderSummary, { t }: TemplateTools): MailBlock[] {
  const name = oneLine(ordererName)
  return name === '' ? [] : [text(t('order.name', { name }))]
}

/**
 * The order number with further facts.
 * @param more facts that follow; WITH_PRICE adds what was paid and how, as far as it is known
 */
export function orderFacts(order: OrderSummary, tools: TemplateTools, more: Facts | 'WITH_PRICE' = []): MailBlock {
  const { t } = tools
  const number = { label: t('order.number'), value: oneLine(order.orderNumber) }
  return {
    kind: 'FACTS',
    title: t('order.facts'),
    facts: [number, ...(more === 'WITH_PRICE' ? priceFacts(order, tools) : more)],
  }
}

function priceFacts({ totalPrice, paidAmount, payMethod }: OrderSummary, { t }: TemplateTools): Facts {
  const yen = (amount: number) => amount.toLocaleString('en-US')
  const method = oneLine(payMethod)
  return [
    ...(totalPrice === null ? [] : [{ label: t('order.total'), value: t('order.price', { price: yen(totalPrice) }) }]),
    ...(paidAmount === null || paidAmount === totalPrice
      ? []
      : [{ label: t('order.paid'), value: t('order.paidPrice', { price: yen(paidAmount) }) }]),
    ...(method === '' ? [] : [{ label: t('order.payMethod'), value: method }]),
  ]
}

/** What was ordered; nothing where no product is known any more. */
export function itemBlocks(
  { items }: OrderSummary,
  tools: TemplateTools,
  pictures: 'WITH_PICTURES' | 'WITHOUT_PICTURES' = 'WITH_PICTURES',
): MailBlock[] {
  if (items.length === 0) return []
  const shown = items.map((item) => ({
    name: oneLine(item.name),
    details: detailsOf(item, tools),
    pictures: pictures === 'WITH_PICTURES' ? item.pictures : [],
    pictureNote:
      item.pictures.length > 0 && item.morePieces > 0 ? tools.t('order.morePieces', { number: item.morePieces }) : null,
  }))
  return [{ kind: 'ITEMS', title: tools.t('order.items'), items: shown }]
}

function detailsOf(item: SummaryItem, { t }: TemplateTools): string[] {
  return [
    t('order.quantity', { number: item.pieces }),
    ...item.options.map(({ name, pieces }) => t('order.option', { name: oneLine(name), number: pieces })),
    ...item.wrappings.map(({ name, pieces }) => t('order.wrapping', { name: oneLine(name), number: pieces })),
  ]
}

/** The day and time as chosen; nothing before the customer has chosen. */
export function deliveryBlocks({ deliveries }: OrderSummary, tools: TemplateTools): MailBlock[] {
  if (deliveries.length === 0) return []
  const { t } = tools
  const facts = deliveries.map((delivery) => ({
    label: t('order.arrival'),
    value: deliveryText(delivery, tools),
  }))
  return [{ kind: 'FACTS', title: null, facts }]
}

/** SHP-8: the days on which the parcels are planned to leave; nothing before the start of production. */
export function shipDayBlocks({ shipDays }: OrderSummary, { t, language }: TemplateTools): MailBlock[] {
  if (shipDays.length === 0) return []
  const value = shipDays.map((day) => dayText(language, day)).join('\n')
  return [{ kind: 'FACTS', title: null, facts: [{ label: t('order.plannedShipDay'), value }] }]
}

function deliveryText({ day, time }: SummaryDelivery, { t, language }: TemplateTools): string {
  const parts = { day: day === null ? t('order.anyDay') : dayText(language, day), time: bandText(time, t) }
  return t('order.dayAndTime', parts)
}

/** Time bands are stored as the marketplaces write them: 午前中, or the hours as 12-14時. */
function bandText(stored: string | null, t: TemplateTools['t']): string {
  const band = boundDeliveryTime(stored)
  if (band === null) return t('order.time.any')
  const hours = bandHours(band)
  return hours === null ? t('order.time.morning') : t('order.time.band', hours)
}

export function addressBlocks({ address }: OrderSummary, { t }: TemplateTools): MailBlock[] {
  if (address.length === 0) return []
  const value = address.map(oneLine).join('\n')
  return [{ kind: 'FACTS', title: null, facts: [{ label: t('order.address'), value }] }]
}
