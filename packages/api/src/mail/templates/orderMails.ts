import { PAGES } from '@irodori/contract/pages'
import type { MailBlock } from '../../database/tables/mailContent.ts'
import { dayText, timeText } from '../content/mailDates.ts'
import type { OrderSummary } from '../order/orderSummary.ts'
import { oneLine } from '../plainText.ts'
import { addressBlocks, deliveryBlocks, itemBlocks, orderFacts, salutation, shipDayBlocks } from './orderBlocks.ts'
import type { LinkValues, MailDraft, Template, TemplateTools } from './template.ts'
import { button, note, text } from './template.ts'

interface OrderValues {
  readonly order: OrderSummary
}

interface LetterValues extends OrderValues {
  /** As the staff have written it; may have several lines. */
  readonly letter: string
}

interface ScheduledValues extends OrderValues {
  /** End of the waiting period, ISO. */
  readonly endsAt: string
}

interface ReleasedValues extends OrderValues, LinkValues {
  /** Time at which production starts without an acceptance, ISO. */
  readonly startsAt: string
  /** The last day on which the page opens, in Tokyo. */
  readonly openUntil: string
}

/** How a parcel was sent. */
interface Shipment {
  readonly carrierName: string
  /** Null if there is none. */
  readonly trackingNumber: string | null
  /** Complete address of the carrier's page about the parcel; null if there is none. */
  readonly trackingUrl: string | null
}

interface ShippedValues extends OrderValues {
  /** Day in Tokyo. */
  readonly shipDay: string
  /** One for each parcel whose carrier is known. */
  readonly shipments: readonly Shipment[]
}

/** A mail about one order. Its subject ends with the order number, so that the mails of two orders stay apart. */
function orderMail(
  order: OrderSummary,
  tools: TemplateTools,
  { title, lead, blocks }: { readonly title: string; readonly lead: string; readonly blocks: readonly MailBlock[] },
): MailDraft {
  return {
    title,
    subject: tools.t('order.subject', { what: title, orderNumber: oneLine(order.orderNumber) }),
    preheader: lead,
    blocks: [...salutation(order, tools), text(lead), ...blocks],
  }
}

const myPage = ({ t, page }: TemplateTools): MailBlock => button(t('order.myPage'), page(PAGES.myPage.path))

function shipmentBlocks({ carrierName, trackingNumber, trackingUrl }: Shipment, { t }: TemplateTools): MailBlock[] {
  const carrier = { label: t('order.carrier'), value: oneLine(carrierName) }
  const number = trackingNumber === null ? [] : [{ label: t('order.trackingNumber'), value: oneLine(trackingNumber) }]
  return [
    { kind: 'FACTS', title: null, facts: [carrier, ...number] },
    ...(trackingUrl === null ? [] : [button(t('order.shipped.track'), trackingUrl)]),
  ]
}

/** Mails about an order, to its customer. */
export const orderMails = {
  LOGIN_GUIDE: (({ orderNumber }, { t, page }) => ({
    title: t('guide.subject'),
    preheader: t('guide.lead'),
    blocks: [
      text(t('guide.lead')),
      { kind: 'STEPS', steps: [t('guide.step1'), t('guide.step2'), t('guide.step3')] },
      {
        kind: 'FACTS',
        title: null,
        facts: [
          { label: t('order.number'), value: oneLine(orderNumber) },
          { label: t('guide.phone'), value: t('guide.phoneValue') },
        ],
      },
      button(t('guide.button'), page(PAGES.home.path)),
    ],
  })) satisfies Template<{ readonly orderNumber: string }>,

  RAKUTEN_POINT: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.points.subject'),
      lead: t('order.points.lead'),
      blocks: [text(t('order.points.meanwhile')), orderFacts(order, tools), ...itemBlocks(order, tools), myPage(tools)],
    })
  }) satisfies Template<OrderValues>,

  ORDER_RECEIVED: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.received.subject'),
      lead: t('order.received.lead'),
      blocks: [
        ...(order.needsDesign ? [text(t('order.received.design'))] : []),
        myPage(tools),
        orderFacts(order, tools, 'WITH_PRICE'),
        ...itemBlocks(order, tools),
        ...addressBlocks(order, tools),
      ],
    })
  }) satisfies Template<OrderValues>,

  ORDER_SCHEDULED: (({ order, endsAt }, tools) => {
    const { t, language } = tools
    return orderMail(order, tools, {
      title: t('order.scheduled.subject'),
      lead: t('order.scheduled.lead', { time: timeText(language, endsAt) }),
      blocks: [
        text(t('order.scheduled.until')),
        myPage(tools),
        orderFacts(order, tools),
        ...itemBlocks(order, tools),
        ...shipDayBlocks(order, tools),
        ...deliveryBlocks(order, tools),
        ...addressBlocks(order, tools),
      ],
    })
  }) satisfies Template<ScheduledValues>,

  ORDER_TAKEN_BACK: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.takenBack.subject'),
      lead: t('order.takenBack.lead'),
      blocks: [
        text(t('order.takenBack.again')),
        myPage(tools),
        orderFacts(order, tools),
        ...itemBlocks(order, tools),
        ...deliveryBlocks(order, tools),
      ],
    })
  }) satisfies Template<OrderValues>,

  ORDER_CREATING: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.creating.subject'),
      lead: t('order.creating.lead'),
      blocks: [
        text(t('order.creating.final')),
        orderFacts(order, tools),
        ...itemBlocks(order, tools),
        ...shipDayBlocks(order, tools),
        ...deliveryBlocks(order, tools),
        ...addressBlocks(order, tools),
        myPage(tools),
      ],
    })
  }) satisfies Template<OrderValues>,

  ORDER_SHIPPED: (({ order, shipDay, shipments }, tools) => {
    const { t, language } = tools
    return orderMail(order, tools, {
      title: t('order.shipped.subject'),
      lead: t('order.shipped.lead'),
      blocks: [
        orderFacts(order, tools, [{ label: t('order.shipDay'), value: dayText(language, shipDay) }]),
        ...shipments.flatMap((shipment) => shipmentBlocks(shipment, tools)),
        ...itemBlocks(order, tools),
        ...deliveryBlocks(order, tools),
        ...addressBlocks(order, tools),
        text(t('order.shipped.receipt')),
        myPage(tools),
      ],
    })
  }) satisfies Template<ShippedValues>,

  ORDER_DELIVERED: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.delivered.subject'),
      lead: t('order.delivered.lead'),
      blocks: [
        text(t('order.delivered.care')),
        orderFacts(order, tools),
        ...itemBlocks(order, tools),
        ...addressBlocks(order, tools),
        text(t('order.delivered.receipt')),
        myPage(tools),
      ],
    })
  }) satisfies Template<OrderValues>,

  ORDER_CANCELLED: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.cancelled.subject'),
      lead: t('order.cancelled.lead'),
      blocks: [
        text(t('order.cancelled.refund')),
        orderFacts(order, tools, 'WITH_PRICE'),
        ...itemBlocks(order, tools, 'WITHOUT_PICTURES'),
      ],
    })
  }) satisfies Template<OrderValues>,

  ORDER_LETTER: (({ order, letter }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.letter.subject'),
      lead: t('order.letter.lead'),
      blocks: [
        { kind: 'QUOTE', title: t('order.letter.text'), text: letter },
        text(t('order.letter.reply')),
        orderFacts(order, tools),
        myPage(tools),
      ],
    })
  }) satisfies Template<LetterValues>,

  ORDER_REORDER: (({ order }, tools) => {
    const { t, page } = tools
    const query = new URLSearchParams({ orderNumber: order.orderNumber, reason: '0' })
    return orderMail(order, tools, {
      title: t('order.reorder.subject'),
      lead: t('order.reorder.lead'),
      blocks: [
        text(t('order.reorder.please')),
        button(t('order.reorder.button'), page(`${PAGES.cancelOrder.path}?${query}`)),
        orderFacts(order, tools),
        ...itemBlocks(order, tools, 'WITHOUT_PICTURES'),
      ],
    })
  }) satisfies Template<OrderValues>,

  ORDER_DEVICE_LINK: (({ order, link }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('order.deviceLink.subject'),
      lead: t('order.deviceLink.lead'),
      blocks: [button(t('order.deviceLink.button'), link), text(t('order.deviceLink.steps')), note(t('notYours'))],
    })
  }) satisfies Template<OrderValues & LinkValues>,

  MESSAGE_RELEASED: (({ order, link, startsAt, openUntil }, tools) => {
    const { t, language } = tools
    return orderMail(order, tools, {
      title: t('message.released.subject'),
      lead: t('message.released.lead'),
      blocks: [
        { kind: 'ADDRESS', link },
        text(t('message.released.next')),
        text(t('message.released.autoStart', { time: timeText(language, startsAt) })),
        {
          kind: 'FACTS',
          title: null,
          facts: [
            { label: t('message.released.chooseUntil'), value: timeText(language, startsAt) },
            { label: t('message.released.openUntil'), value: dayText(language, openUntil) },
          ],
        },
        orderFacts(order, tools),
        ...itemBlocks(order, tools),
        ...addressBlocks(order, tools),
        myPage(tools),
      ],
    })
  }) satisfies Template<ReleasedValues>,

  MESSAGE_ACCEPTED: (({ order }, tools) => {
    const { t } = tools
    return orderMail(order, tools, {
      title: t('message.accepted.subject'),
      lead: t('message.accepted.lead'),
      blocks: [
        orderFacts(order, tools),
        ...shipDayBlocks(order, tools),
        ...deliveryBlocks(order, tools),
        ...itemBlocks(order, tools),
        ...addressBlocks(order, tools),
        myPage(tools),
      ],
    })
  }) satisfies Template<OrderValues>,
}
