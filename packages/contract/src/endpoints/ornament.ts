import * as z from 'zod/mini'
import { Ornament } from '../entities/ornament.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const listOrnaments = endpoint({
  method: 'GET',
  path: '/api/ornaments',
  access: 'ANYONE',
  answer: z.array(Ornament),
})
