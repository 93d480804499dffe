import * as z from 'zod/mini'
import { DeliveryEvent } from '../entities/notice.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'ANYONE',
  summary: 'Days off and extra working days of the delivery calendar',
  answer: z.array(DeliveryEvent),
})

export const readChangePoint = endpoint({
  method: 'GET',
  path: '/api/shipment/changePoint',
  access: 'ANYONE',
  summary: 'The time from which an order counts as an order of the next day, HH:mm in Tokyo',
  answer: z.object({ time: z.string() }),
})
