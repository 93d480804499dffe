import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { LANGUAGES } from '../protocol/language.ts'
import { LEGAL_TEXTS, LegalText } from '../protocol/shopProfile.ts'

export const readLegalText = endpoint({
  method: 'GET',
  path: '/api/shop/legal/{name}/{language}',
  access: 'ANYONE',
  summary: 'A legal text of the shop; in Japanese if there is no version in the language',
  params: z.object({ name: z.enum(LEGAL_TEXTS), language: z.enum(LANGUAGES) }),
  answer: LegalText,
})
