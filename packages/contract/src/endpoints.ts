import type { Endpoint } from './endpoint.ts'
import * as account from './endpoints/account.ts'
import * as afterOrder from './endpoints/afterOrder.ts'
import * as authentication from './endpoints/authentication.ts'
import * as catalogue from './endpoints/catalogue.ts'
import * as design from './endpoints/design.ts'
import * as help from './endpoints/help.ts'
import * as image from './endpoints/image.ts'
import * as message from './endpoints/message.ts'
import * as order from './endpoints/order.ts'
import * as production from './endpoints/production.ts'

/**
 * Every call of the product by its name. For servers, tests and documents: what a browser loads names the endpoints
 * that it calls, one by one, and leaves the others out of its bundle.
 */
export const endpoints = {
  ...account,
  ...afterOrder,
  ...authentication,
  ...catalogue,
  ...design,
  ...help,
  ...image,
  ...message,
  ...order,
  ...production,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
