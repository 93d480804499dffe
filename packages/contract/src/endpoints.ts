import type { Endpoint } from './endpoint.ts'
import { authenticationEndpoints } from './endpoints/authentication.ts'
import { catalogueEndpoints } from './endpoints/catalogue.ts'
import { designEndpoints } from './endpoints/design.ts'
import { imageEndpoints } from './endpoints/image.ts'
import { orderEndpoints } from './endpoints/order.ts'

/** Every call of the product by its name. */
export const endpoints = {
  ...authenticationEndpoints,
  ...catalogueEndpoints,
  ...designEndpoints,
  ...imageEndpoints,
  ...orderEndpoints,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** Required on every request by the specification; public by design, protection comes from Origin and Authorization. */
export const CSRF_TOKEN = 'nocheck'
