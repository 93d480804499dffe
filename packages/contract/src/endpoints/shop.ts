import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { LANGUAGES } from '../protocol/language.ts'
import { LEGAL_TEXTS, LegalText } from '../protocol/shopProfile.ts'

export const readLegalText = endpoint({
  method: 'GET',
  path: '/api/shop/legal/{name}/{language}',
  access: 'ANYONE',
  params: z.object({ name: z.enum(LEGAL_TEXTS), language: z.enum(LANGUAGES) }),
  answer: LegalText,
})
