import * as account from './endpoints/account.ts'
import * as afterOrder from './endpoints/afterOrder.ts'
import * as authentication from './endpoints/authentication.ts'
import * as calendar from './endpoints/calendar.ts'
import * as catalogue from './endpoints/catalogue.ts'
import * as catalogueLists from './endpoints/catalogueLists.ts'
import * as design from './endpoints/design.ts'
import * as deskOrderActions from './endpoints/desk/orderActions.ts'
import * as deskOrders from './endpoints/desk/orders.ts'
import * as deskOrderViews from './endpoints/desk/orderViews.ts'
import * as deskPacking from './endpoints/desk/packing.ts'
import * as deskStaff from './endpoints/desk/staff.ts'
import * as deskSecurity from './endpoints/desk/staffSecurity.ts'
import * as deskSession from './endpoints/desk/staffSession.ts'
import * as designGroup from './endpoints/designGroup.ts'
import * as font from './endpoints/font.ts'
import * as help from './endpoints/help.ts'
import * as image from './endpoints/image.ts'
import * as integration from './endpoints/integration.ts'
import * as magazine from './endpoints/magazine.ts'
import * as mergeList from './endpoints/mergeList.ts'
import * as message from './endpoints/message.ts'
import * as messageUpload from './endpoints/messageUpload.ts'
import * as photoTransfer from './endpoints/links/photoTransfer.ts'
import * as proofLink from './endpoints/links/proofLink.ts'
import * as order from './endpoints/order.ts'
import * as passkey from './endpoints/passkey.ts'
import * as picture from './endpoints/picture.ts'
import * as production from './endpoints/production.ts'
import * as secondFactor from './endpoints/secondFactor.ts'
import * as shop from './endpoints/shop.ts'
import * as shopPicture from './endpoints/shopPicture.ts'
import type { Endpoint } from './protocol/endpoint.ts'

/**
 * All calls of the API by name, for servers, tests and documents. Code for the browser imports single endpoints instead,
 * so that its bundle holds only the calls that it makes.
 */
export const endpoints = {
  ...account,
  ...afterOrder,
  ...authentication,
  ...calendar,
  ...catalogue,
  ...catalogueLists,
  ...design,
  ...designGroup,
  ...deskOrderActions,
  ...deskOrders,
  ...deskOrderViews,
  ...deskPacking,
  ...deskSecurity,
  ...deskSession,
  ...deskStaff,
  ...font,
  ...help,
  ...image,
  ...integration,
  ...magazine,
  ...mergeList,
  ...message,
  ...messageUpload,
  ...order,
  ...passkey,
  ...secondFactor,
  ...photoTransfer,
  ...picture,
  ...production,
  ...proofLink,
  ...shop,
  ...shopPicture,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
