import * as z from 'zod/mini'
import { LANGUAGES } from './language.ts'

/** The texts that the law or the shop gives to its customers: terms of use, privacy policy, and the shop itself as a seller. */
export const LEGAL_TEXTS = ['terms', 'privacy', 'commerce'] as const
export type LegalTextName = (typeof LEGAL_TEXTS)[number]

/** A text in the languages of the shop; null if the shop has no English version. */
const words = z.object({ ja: z.string(), en: z.nullable(z.string()) })

/** What the screens know of the shop. */
export const PublicProfile = z.object({
  name: z.string(),
  /** Address of the mark, an SVG picture; it contains a hash of the picture. */
  markUrl: z.string(),
  /** Text before the hyphen of the shop's own order numbers. */
  orderPrefix: z.string(),
  contact: z.object({ email: z.string(), phoneNumber: z.nullable(z.string()), hours: z.nullable(words) }),
  /** The languages that customers can choose. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Currency of all prices. */
  currency: z.literal('JPY'),
  /** Pages of the shop on which customers order, such as its shop on a marketplace. */
  orderPages: z.array(z.object({ name: words, url: z.string() })),
  /** Origins of the sites whose pages may show the designs of a product and the editor in a frame. */
  embedding: z.array(z.string()),
})
export type PublicProfile = z.infer<typeof PublicProfile>

const LegalBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TEXT'), text: z.string() }),
  z.object({ kind: z.literal('LIST'), items: z.array(z.string()) }),
])
export type LegalBlock = z.infer<typeof LegalBlock>

/** A legal text by its sections. */
export const LegalText = z.object({
  /** Japanese if the shop has no version in the language that was asked for. */
  language: z.enum(LANGUAGES),
  /** What stands before the first section. */
  lead: z.array(LegalBlock),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(LegalBlock) })),
})
export type LegalText = z.infer<typeof LegalText>
