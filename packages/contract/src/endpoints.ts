import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.ts'
import { afterOrderEndpoints } from './endpoints/afterOrder.ts'
import { authenticationEndpoints } from './endpoints/authentication.ts'
import { catalogueEndpoints } from './endpoints/catalogue.ts'
import { designEndpoints } from './endpoints/design.ts'
import { helpEndpoints } from './endpoints/help.ts'
import { imageEndpoints } from './endpoints/image.ts'
import { messageEndpoints } from './endpoints/message.ts'
import { orderEndpoints } from './endpoints/order.ts'
import { productionEndpoints } from './endpoints/production.ts'

/** Every call of the product by its name. */
export const endpoints = {
  ...authenticationEndpoints,
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...designEndpoints,
  ...imageEndpoints,
  ...orderEndpoints,
  ...productionEndpoints,
  ...afterOrderEndpoints,
  ...messageEndpoints,
  ...helpEndpoints,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** Required on every request by the specification; public by design, protection comes from Origin and Authorization. */
export const CSRF_TOKEN = 'nocheck'
