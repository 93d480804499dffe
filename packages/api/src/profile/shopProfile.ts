import { LANGUAGES } from '@irodori/contract/language'
import { accentContrastViolation } from '@irodori/rules/accentColour'
import { isRegistrationNumber } from '@irodori/rules/registrationNumber'
import * as z from 'zod'
import { CarrierOfShop } from './carriers.ts'
import { isEmbeddingOrigin } from './embeddingOrigin.ts'
import { isHttpsAddress } from './httpsAddress.ts'
import { legalTextProblems } from './legalText.ts'
import { markProblems } from './markProblems.ts'
import { expected, line } from './profileField.ts'
import { Shipping } from './shipping.ts'

const mailAddress = (what: string) => z.email(expected(`${what}, as name@shop.example`)).max(254)

/** Reports every problem that a check finds. */
const withProblems = (schema: z.ZodString, find: (value: string) => readonly string[]) =>
  schema.superRefine((value, context) => {
    for (const message of find(value)) context.addIssue({ code: 'custom', message })
  })

/** An object whose missing parts are all named if the object itself is missing. */
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const schema = z.strictObject(shape)
  return z.preprocess((value) => value ?? {}, schema) as unknown as typeof schema
}

const Issuer = group({
  name: line(60, 'the name of the business that issues receipts'),
  /** Lines of the address. */
  address: z
    .array(line(60, 'a line of the address'), expected('the lines of the postal address, as a list'))
    .min(1, 'is empty: write the postal address')
    .max(4, 'has too many lines: at most 4'),
  phoneNumber: z.string(expected('the phone number, or "" for none')).max(20),
  /** Registration number of a qualified invoice issuer; '' if there is none. */
  registrationNumber: z
    .string(expected('the registration number (T and 13 digits), or "" if the business is not registered'))
    .refine(
      (text) => text === '' || isRegistrationNumber(text),
      'must be T and 13 digits with the right check digit: copy it from the notice of registration, or write "" for none',
    ),
  /** One or two characters of the red seal; '' for none. */
  seal: z.string(expected('one or two characters for the seal, or "" for none')).max(4),
  /** Percent of consumption tax, if everything the shop sells has this rate; a receipt without stated taxes names it. */
  taxRate: z
    .literal([8, 10], expected('8 or 10 if everything the shop sells has this rate of consumption tax, or null'))
    .nullable()
    .default(null),
})

/** Their origins are in the headers of each page. */
const MOST_SITES = 20
/** Their links stand in one line of the front page. */
const MOST_ORDER_PAGES = 6

/** A page of the shop on which customers order. */
const OrderPage = z.strictObject({
  name: z.strictObject(
    { ja: line(30, 'the name in Japanese'), en: line(30, 'the name in English').nullable().default(null) },
    expected('the name of the page as { "ja": …, "en": … }'),
  ),
  url: z
    .string(expected('the address of the page, as https://shop.example/'))
    .max(500, 'is too long: at most 500 characters')
    .refine(isHttpsAddress, 'must be an address that begins with https://, without a user name or password'),
})

const legalText = withProblems(
  z.string(expected('the name of a Markdown or text file')).max(100_000, 'is too long: at most 100,000 characters'),
  legalTextProblems,
)
const legalTexts = group({ ja: legalText, en: legalText.nullable().default(null) })

/**
 * All that differs between one shop and another, as the staff write it. Null and '' are written on purpose: what a shop lacks
 * is stated, so that nothing is left out by mistake.
 */
export const ShopProfile = z.strictObject({
  name: line(40, 'the name of the shop, as customers know it'),
  /** SVG. */
  mark: withProblems(z.string(expected('the name of an SVG file')), markProblems),
  /** Text before the hyphen of the shop's own order numbers. */
  orderPrefix: z
    .string(expected('the text before the hyphen of your order numbers'))
    .regex(/^[a-z][a-z0-9]{0,20}$/i, 'must be a letter, then up to 20 letters and digits'),
  issuer: Issuer,
  /** What customers write to and call. */
  contact: group({
    email: mailAddress('the address that answers customers'),
    phoneNumber: line(20, 'the phone number for customers, or null').nullable(),
    hours: z
      .strictObject(
        { ja: line(60, 'the hours in Japanese'), en: line(60, 'the hours in English').nullable().default(null) },
        expected('the hours of the phone as { "ja": …, "en": … }, or null'),
      )
      .nullable(),
  }),
  /** Address that mails are sent from. */
  sender: mailAddress('the address that mails are sent from'),
  legal: group({ terms: legalTexts, privacy: legalTexts, commerce: legalTexts }),
  colours: group({
    accent: z
      .string(expected('the accent colour, as #a93a2b'))
      .regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #a93a2b')
      .transform((hex) => hex.toLowerCase())
      .superRefine((hex, context) => {
        const violation = /^#[0-9a-f]{6}$/.test(hex) ? accentContrastViolation(hex) : null
        if (violation)
          context.addIssue({
            code: 'custom',
            message:
              `has too little contrast with paper and white, ${violation.contrast.toFixed(1)} : 1 instead of ` +
              `${violation.least} : 1: choose a darker colour`,
          })
      }),
  }),
  languages: z
    .array(z.enum(LANGUAGES), expected('["ja"] or ["ja", "en"]'))
    .refine((all) => all.includes('ja'), 'must contain "ja": Japanese is always offered')
    .refine((all) => new Set(all).size === all.length, 'names a language twice'),
  currency: z.literal('JPY', expected('"JPY", the only currency so far')),
  carriers: z
    .array(CarrierOfShop, expected('a list of carriers, as ["yamato"]'))
    .min(1, 'is empty: name a carrier')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two carriers have the same id'),
  /** What the labels of parcels say of the shop; a profile of an earlier release has none. */
  shipping: Shipping.default(null),
  /** Pages on which customers order; a profile of an earlier release has none. */
  orderPages: z
    .array(OrderPage, expected('the pages on which customers order, as [{ "name": { "ja": … }, "url": … }], or []'))
    .max(MOST_ORDER_PAGES, `names too many pages: at most ${MOST_ORDER_PAGES}`)
    .default([]),
  /** Origins of the sites that may embed the shop; a profile of an earlier release has none. */
  embedding: z
    .array(
      z
        .string()
        .refine(
          isEmbeddingOrigin,
          'must be the origin of a site, as https://flowers.example: with https, without a path or a slash at the end',
        ),
      expected('the origins of the sites that may embed the shop, as ["https://flowers.example"], or []'),
    )
    .refine((all) => all.length <= MOST_SITES, `names too many sites: at most ${MOST_SITES}`)
    .default([]),
  /** Whether the editor starts without a connection; a profile of an earlier release does not say. */
  offline: z.boolean(expected('true if the editor may start without a connection, or false')).default(true),
})

/** The profile without its legal texts, which only their pages read. */
export type ShopProfile = Omit<z.infer<typeof ShopProfile>, 'legal'>
export type LegalTexts = z.infer<typeof ShopProfile>['legal']

export type Issuer = ShopProfile['issuer']

/** One thing that is missing or wrong, by the path of its field. */
export interface ProfileProblem {
  readonly field: string
  readonly message: string
}

/** Each part of a profile that is missing or wrong; an empty list if it is complete. */
export function profileProblems(given: unknown): ProfileProblem[] {
  const parsed = z.safeParse(ShopProfile, given)
  if (parsed.success) return []
  return parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...issue.path, key].join('.'),
          message: 'is unknown: correct the name, or remove it',
        }))
      : { field: issue.path.join('.'), message: issue.message },
  )
}

/** One line for each problem. */
export const problemLines = (problems: readonly ProfileProblem[]): string[] =>
  problems.map(({ field, message }) => `${field}: ${message}`)
