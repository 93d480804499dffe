import * as z from 'zod/mini'
import { orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const readImage = endpoint({
  method: 'GET',
  path: '/api/image/{imageFolder}/{cropImageName}',
  // Needs no session, so that <img> can load it: the folder name has 128 random bits that only the order's answers disclose.
  access: 'ANYONE',
  params: z.object({ imageFolder: z.string(), cropImageName: z.string() }),
  query: z.object({ orderNumber }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['IMAGE_NOT_FOUND', 'FORBIDDEN', 'BUSY'],
})
