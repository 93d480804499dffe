import * as z from 'zod/mini'
import { orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const readTemplateBackground = endpoint({
  method: 'GET',
  path: '/api/template/{templateId}/templateItem/background/{background}',
  access: 'ANYONE',
  params: z.object({ templateId: z.string(), background: z.string() }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const readDesignBackground = endpoint({
  method: 'GET',
  path: '/api/guest/order/{orderNumber}/design/{imageFolder}/design-item/background/{background}',
  access: 'ANYONE',
  params: z.object({ orderNumber, imageFolder: z.string(), background: z.string() }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['IMAGE_NOT_FOUND', 'FORBIDDEN'],
})

export const readShopImage = endpoint({
  method: 'GET',
  path: '/api/images',
  access: 'ANYONE',
  query: z.object({
    path: z.string(),
    /** Longest side in pixels: 240, 480, 720 or 1080 return a reduced JPEG for lists, any other value the original. */
    side: z.optional(z.string()),
  }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['NOT_FOUND'],
})
