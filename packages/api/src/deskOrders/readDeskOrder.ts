import { readDeskPicture } from '@irodori/contract/endpoints/desk/orders'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import type { StaffRole } from '@irodori/contract/entities/staff'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { OrderRow } from '../database/tables/orders.ts'
import { readSnapshot } from '../database/readSnapshot.ts'
import type { Database } from '../database/tables.ts'
import type { HandedPiece, HandOver } from '../handOver/handOver.ts'
import { readHandOver } from '../handOver/readHandOver.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { listMails } from '../mail/mails.ts'
import { findOrderReader } from '../mail/order/findOrderReader.ts'
import { findOrder } from '../order/findOrder.ts'
import { readOrderFacts } from '../order/orderFacts.ts'
import { listStuckOrders } from '../production/listStuckOrders.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { Storage } from '../storage/storage.ts'
import { allowedActions, seesContacts } from './allowedActions.ts'
import { listedOf } from './presentListed.ts'
import { presentStuck } from './presentStuck.ts'
import { shipDaysOf } from './shipDays.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly publicUrl: string
  readonly now: () => Date
}

/** An order with all that a role may see of it (DSK-9) and do with it (DSK-11). */
export async function readDeskOrder(deps: Deps, role: StaffRole, typed: string): Promise<Outcome<DeskOrder>> {
  const shown = await readSnapshot(deps.database, async (database) => {
    const order = await findOrder(database, normaliseOrderNumber(typed))
    return order ? presentDeskOrder({ ...deps, database }, role, order) : null
  })
  return shown ? answer(shown) : fail(404, 'ORDER_NUMBER_NOT_FOUND')
}

async function presentDeskOrder(deps: Deps, role: StaffRole, order: OrderRow): Promise<DeskOrder> {
  const { database } = deps
  const { order_number: orderNumber, status, details } = order
  // The stored print files say nothing that is shown.
  const handOver = await readHandOver(deps, order, [])
  const [stuck] = await listStuckOrders(database, orderNumber)
  const { carriers } = await readProfile(database)
  const names = new Map(handOver.lines.map(({ productId, productName }) => [productId, productName]))
  const shipDay = (await shipDaysOf(database, [orderNumber])).get(orderNumber) ?? null
  const facts = {
    status,
    order: await readOrderFacts(database, order),
    hasFailedPages: hasFailedPages(handOver),
    hasAddress: (await findOrderReader(database, order)) !== null,
  }
  return {
    ...listedOf(order, (productId) => names.get(productId) ?? null, shipDay),
    processMethod: details.processMethod,
    payMethod: details.payMethod,
    amounts: handOver.order.amounts,
    shippedDay: handOver.order.shippedDay,
    hasPrintFiles: details.manifestKey !== undefined,
    designsErasedAt: details.designsErasedAt ?? null,
    orderer: details.orderer,
    ...peopleFor(role, order),
    message: handOver.message && { state: handOver.message.state, autoStartAt: handOver.message.autoStartAt },
    parcels: handOver.parcels.map(({ plannedShipDate, ...parcel }) => ({ ...parcel, plannedShipDay: plannedShipDate })),
    pieces: handOver.pieces.map((piece) => presentPiece(orderNumber, piece)),
    notes: handOver.notes.filter(({ code }) => code !== 'ADDRESS_LINE_TOO_LONG' || seesContacts(role)),
    history: await historyOf(database, orderNumber),
    mails: await mailsOf(database, orderNumber, role),
    cancellation: await cancellationOf(database, orderNumber),
    stuck: stuck ? presentStuck(stuck) : null,
    carriers: carriers.map(({ id, name }) => ({ id, name })),
    actions: allowedActions(role, facts),
  }
}

const hasFailedPages = ({ pieces }: HandOver): boolean =>
  pieces.some(({ pages }) => pages.some(({ printCheck }) => printCheck === 'FAILED' || printCheck === 'DIFFERENT'))

/** DSK-9: names for everybody, numbers and addresses for those who serve customers or pack. */
function peopleFor(
  role: StaffRole,
  { details, phone_number, orderer_email }: OrderRow,
): Pick<DeskOrder, 'contact' | 'receiver' | 'address'> {
  const { familyName, firstName, familyNameKana, firstNameKana, id: _, ...address } = details.receiver
  const isShown = seesContacts(role)
  return {
    contact: isShown ? { phoneNumber: phone_number, email: orderer_email } : null,
    receiver: { familyName, firstName, familyNameKana, firstNameKana },
    address: isShown ? address : null,
  }
}

const presentPiece = (
  orderNumber: string,
  { groupNumber, productId, productName, option, wrapping, cards, pages }: HandedPiece,
): DeskOrder['pieces'][number] => ({
  groupNumber,
  productId,
  productName,
  option,
  wrapping,
  cards,
  pages: pages.map(({ designId, pageNumber, sideNumber, printCheck, pixelSha256 }) => ({
    designId,
    pageNumber,
    sideNumber,
    printCheck,
    pictures:
      pixelSha256 === null
        ? null
        : {
            small: pictureAddress(orderNumber, pixelSha256, 'SMALL'),
            large: pictureAddress(orderNumber, pixelSha256, 'LARGE'),
          },
  })),
})

const pictureAddress = (orderNumber: string, pictureName: string, size: 'SMALL' | 'LARGE'): string =>
  `${readDeskPicture.path
    .replace('{orderNumber}', encodeURIComponent(orderNumber))
    .replace('{pictureName}', pictureName)}?size=${size}`

async function historyOf(database: Database, orderNumber: string): Promise<DeskOrder['history']> {
  const rows = await database
    .selectFrom('order_history')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
  return rows.map(({ event, from_status, to_status, happened_at }) => ({
    event,
    from: from_status,
    to: to_status,
    at: happened_at.toISOString(),
  }))
}

async function mailsOf(database: Database, orderNumber: string, role: StaffRole): Promise<DeskOrder['mails']> {
  const rows = await listMails(database, { orderNumber })
  return rows.map(({ id, kind, recipient, created_at, sent_at, failed_at }) => ({
    id,
    kind,
    recipient: seesContacts(role) ? recipient : null,
    writtenAt: created_at.toISOString(),
    state: sent_at ? 'SENT' : failed_at ? 'FAILED' : 'WAITING',
    settledAt: (sent_at ?? failed_at)?.toISOString() ?? null,
  }))
}

async function cancellationOf(database: Database, orderNumber: string): Promise<DeskOrder['cancellation']> {
  const found = await database
    .selectFrom('cancellation')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return found ? { by: found.by, note: found.note, at: found.cancelled_at.toISOString() } : null
}
