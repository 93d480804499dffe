import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FaqCategory, Question, Region, RegionSetting } from '../entities/help.ts'

const MAX_CAMPAIGN_FILE_BYTES = 10 * 1024 * 1024

/** Faults of these forms are codes, which the screens put into words. */
const text = (most: number) => z.string('REQUIRED').check(z.maxLength(most, 'TOO_LONG'))
const filled = (most: number) => text(most).check(z.trim(), z.minLength(1, 'REQUIRED'))
const optional = (most: number) => z._default(text(most), '')
const address = filled(254).check(z.email('INVALID'))

const entry = z.object({
  firstName: filled(50),
  lastName: filled(50),
  firstNameFurigana: optional(50),
  lastNameFurigana: optional(50),
  sex: filled(50),
  /** DD/MM/YYYY, a day before today. */
  birthday: filled(10).check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'INVALID')),
  zipCode: optional(20),
  address: optional(200),
  phoneNumber: optional(20),
  email: address,
  iAccount: optional(100),
  academy: filled(200),
  academyNote: optional(1000),
  like: filled(200),
  likeNote: optional(1000),
})

const campaign = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'ANYONE',
    summary: 'Enter a campaign of the theatre',
    bodyKind: 'MULTIPART',
    body: entry,
    answer: z.object({ code: z.int() }),
    errors: ['REQUEST_INVALID', 'IMAGE_INVALID', 'IMAGE_MAXIMUM_SIZE', 'TOO_MANY_TRIES', 'BUSY'],
    limit: 'CAMPAIGN',
    maxFileBytes: MAX_CAMPAIGN_FILE_BYTES + 1,
  })

export const listFaq = endpoint({
  method: 'GET',
  path: '/api/fqa-category',
  access: 'ANYONE',
  summary: 'Questions that are often asked, by category',
  answer: z.array(FaqCategory),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'ANYONE',
  summary: "The questions that the session's order or account has asked; nobody's without a session",
  answer: z.array(Question),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  access: 'ANYONE',
  summary: 'Ask the shop; `message` of the answer is shown to whoever asked',
  body: z.object({
    email: address,
    name: filled(50),
    /** '' or an order number in one of its forms. */
    orderNumber: optional(40),
    question: filled(2000),
  }),
  answer: Question,
  errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES'],
  limit: 'QUESTION',
})

export const subscribeProduct = endpoint({
  method: 'POST',
  path: '/api/product/{id}/subscribe',
  access: 'ANYONE',
  summary: 'Be told when a product is back in stock',
  params: z.object({ id: z.string() }),
  body: z.object({
    /** Checked by the server, which answers with words to show. */
    email: z._default(z.string(), ''),
    /** The product of the path, where it is given. */
    productId: z.nullish(z.string()),
    /** null and '' for the product itself. */
    productOptionId: z.nullish(z.string()),
  }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'PRODUCT_SUBSCRIBE_DUPLICATE', 'PRODUCT_IS_NOT_FOUND', 'TOO_MANY_TRIES'],
  limit: 'SUBSCRIBE',
})

export const cancelMagazine = endpoint({
  method: 'GET',
  path: '/api/guest/receiveMagazineMail/{token}/cancel',
  access: 'ANYONE',
  summary: 'Take an address off the mail magazine; an unknown token changes nothing and is answered alike',
  params: z.object({ token: z.string() }),
  answer: z.null(),
  errors: ['FORBIDDEN'],
})

export const enterTheatre1810 = campaign('/api/campaign/theatre1810')

export const enterTheatre1905 = campaign('/api/campaign/theatre1905')

export const listRegions = endpoint({
  method: 'GET',
  path: '/api/sagawa/regionDetails',
  access: 'ANYONE',
  summary: 'What the carrier delivers where',
  answer: z.array(Region),
})

export const readRegionIntro = endpoint({
  method: 'GET',
  path: '/api/sagawa/region/intro',
  access: 'ANYONE',
  summary: 'What stands above the regions',
  answer: z.object({ title: z.string(), content: z.string() }),
})

export const listRegionSettings = endpoint({
  method: 'GET',
  path: '/api/sagawa/region/setting',
  access: 'ANYONE',
  summary: 'What of the delivery information is shown',
  answer: z.array(RegionSetting),
})

const PostalPlace = z.object({ prefecture: z.string(), city: z.string(), town: z.string() })

export const readPostalPlace = endpoint({
  method: 'GET',
  path: '/api/postalPlace/{postalCode}',
  access: 'SESSION',
  summary:
    'The place of a postal code: of the geocoder where one is configured and knows it, else of the static data; null ' +
    'where neither does. What the places of one code do not share is empty',
  params: z.object({ postalCode: z.string().check(z.regex(/^\d{7}$/)) }),
  answer: z.object({ place: z.nullable(PostalPlace) }),
})

export const listPostalCodes = endpoint({
  method: 'GET',
  path: '/api/postalCode/{firstThreeDigits}',
  access: 'ANYONE',
  summary:
    'Addresses of all postal codes that begin so, by their seven digits; by five where all that begin so share one. ' +
    'What the places of one code do not share is empty. Asks nobody outside',
  params: z.object({ firstThreeDigits: z.string().check(z.regex(/^\d{3}$/)) }),
  answer: z.record(z.string(), PostalPlace),
})
