import * as z from 'zod/mini'
import { DeliveryEvent } from '../entities/notice.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'ANYONE',
  answer: z.array(DeliveryEvent),
})

export const readChangePoint = endpoint({
  method: 'GET',
  path: '/api/shipment/changePoint',
  access: 'ANYONE',
  answer: z.object({ time: z.string() }),
})
