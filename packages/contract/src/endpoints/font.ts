import * as z from 'zod/mini'
import { FontFamily } from '../entities/product.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const listFonts = endpoint({
  method: 'GET',
  path: '/api/font',
  access: 'ANYONE',
  answer: z.array(FontFamily),
})

export const listTemplateTexts = endpoint({
  method: 'GET',
  path: '/api/font/templateTexts',
  access: 'ANYONE',
  answer: z.array(
    z.object({
      text: z.string(),
      font: z.string(),
      /** Name of a template with this text. */
      place: z.string(),
      /** Number of templates with this text. */
      templates: z.int(),
    }),
  ),
})
