import { listEvents, readChangePoint } from '@irodori/contract/endpoints/calendar'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { readPostalPlace } from '@irodori/contract/endpoints/help'
import {
  createChildrenSurvey,
  listOrders,
  readOrder,
  readOrderStatus,
  updateNumberOfChildren,
  updateOrderer,
  updateOrdererAndReceiver,
  updateProcessMethod,
  verifyForImages,
  verifyForPackage,
} from '@irodori/contract/endpoints/order'
import { commitOrder, listPackagePlans, readStartShippingDate } from '@irodori/contract/endpoints/production'
import type { Order } from '@irodori/contract/entities/order'
import { succeed } from '@irodori/contract/envelope'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Screens } from '../src/Screens.tsx'
import type { FakeCall } from './fakeNetwork.ts'
import { renderInPortal } from './renderInPortal.tsx'
import { GUEST } from './sampleOrders.ts'

/** The order as a small server keeps it: each save gives it a new version. */
function orderOnServer(first: Order) {
  let order = first
  let version = 0
  const save = (change: Partial<Order>) => {
    version += 1
    order = { ...order, ...change, updatedAt: `2026-11-20T04:00:${String(version).padStart(2, '0')}.000Z` }
    return order
  }
  return { read: () => order, save }
}

export const valid = () =>
  succeed({
    code: 'ORDER_IS_VALID',
    numberOfMissingDesigns: 0,
    numberOfSpareDesigns: 0,
    missingParts: [],
    sampleTexts: [],
  })

const EARLIEST = {
  startShippingDate: '2026-11-24 00:00:00 +0900',
  defaultExpectedDeliveryDate: '2026-11-28',
  waitingTime: 30,
  categoryIdentifies: [],
  categoryDaysOff: [],
  transportDays: 1,
}

type Overridden = Partial<
  Record<'status' | 'people' | 'orderer' | 'images' | 'verify' | 'commit' | 'read', FakeCall['reply']>
>

/** Opens the review of an order whose calls all succeed, except for the replaced ones. */
export async function openReview(first: Order, replaced: Overridden = {}) {
  const server = orderOnServer(first)
  const { sent, history, navigate, pages } = await renderInPortal(<Screens />, {
    areas: ['review', 'portal'],
    session: GUEST,
    path: `/order/${first.orderNumber}/confirm`,
    calls: [
      { endpoint: readOrder, reply: replaced.read ?? (() => succeed(server.read())) },
      { endpoint: listOrders, reply: () => succeed([]) },
      { endpoint: readNotices, reply: () => succeed([]) },
      {
        endpoint: readPostalPlace,
        reply: () => succeed({ place: { prefecture: '東京都', city: '渋谷区', town: '神宮前' } }),
      },
      { endpoint: readOrderStatus, reply: replaced.status ?? (() => succeed(server.read())) },
      { endpoint: updateOrdererAndReceiver, reply: replaced.people ?? (() => succeed(server.save({}))) },
      { endpoint: updateOrderer, reply: replaced.orderer ?? (() => succeed(server.save({}))) },
      { endpoint: updateNumberOfChildren, reply: () => succeed(server.save({})) },
      { endpoint: createChildrenSurvey, reply: ({ body }) => succeed(body) },
      { endpoint: updateProcessMethod, reply: () => succeed(server.save({})) },
      { endpoint: verifyForImages, reply: replaced.images ?? (() => succeed({ code: 'ORDER_IS_VALID' })) },
      { endpoint: verifyForPackage, reply: replaced.verify ?? valid },
      // The packaging page, to which the review leads.
      { endpoint: readChangePoint, reply: () => succeed({ time: '15:00' }) },
      { endpoint: listEvents, reply: () => succeed([]) },
      { endpoint: listPackagePlans, reply: () => succeed([]) },
      { endpoint: readStartShippingDate, reply: () => succeed(EARLIEST) },
      { endpoint: commitOrder, reply: replaced.commit ?? (() => succeed(server.save({ status: 'COMMITTED' }))) },
    ],
  })
  await expect.element(page.getByText(`注文番号：${first.orderNumber}`)).toBeVisible()
  return { sent, history, navigate, pages, server, saves: () => sent.filter(({ method }) => method !== 'GET') }
}
