import type { MessageItem, MessageOrder } from '@irodori/contract/entities/message'
import type { Language } from '@irodori/contract/language'
import { shownValidity } from '@irodori/rules/linkValidity'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import { findMessageTemplate } from '../parts/messageTemplates.ts'
import { deliveryChoice } from '../release/deliveryChoice.ts'

/** The parts of an order that the link reveals: no address, no family names, no product, no price. */
export async function presentMessageOrder(
  database: Database,
  order: OrderRow,
  now: Date,
  language: Language | null,
): Promise<MessageOrder> {
  const { details } = order
  const { messageTemplateId } = details
  const template = await findMessageTemplate(database, messageTemplateId ?? '', language)
  const canAccept = order.status === 'URL_RELEASED'
  const choice = canAccept ? await deliveryChoice(database, order, now) : null
  const parcels = await database
    .selectFrom('order_package')
    .select(['delivery_day', 'delivery_time'])
    .where('order_number', '=', order.order_number)
    .orderBy('id')
    .execute()
  return {
    id: order.id,
    orderNumber: order.order_number,
    status: order.status,
    templateId: messageTemplateId,
    theme: template?.theme ?? null,
    defaultTitle: template?.defaultTitle ?? '',
    urlReleasedDate: order.url_released_at?.toISOString() ?? null,
    shownValidity: shownValidity(order.url_released_at, now),
    timeToAutoStartProduction: order.auto_start_at?.toISOString() ?? null,
    senderName: details.orderer.firstName,
    receiverName: details.receiver.firstName,
    canAccept,
    deliveryDate: parcels.find(({ delivery_day }) => delivery_day !== null)?.delivery_day ?? null,
    deliveryTime: parcels.find(({ delivery_time }) => delivery_time !== null)?.delivery_time ?? null,
    firstDeliveryDate: choice?.firstDate ?? null,
    lastDeliveryDate: choice?.lastDate ?? null,
    deliveryDates: [...(choice?.dates ?? [])],
  }
}

/** The recipient receives the cropped photo; the rest of the photo stays private. */
export const itemsForRecipient = (items: readonly MessageItem[]): MessageItem[] =>
  items.map((item) => (item.type === 'RECT_IMAGE' ? { ...item, imageName: item.cropImageName } : item))
