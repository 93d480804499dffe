import * as z from 'zod/mini'
import { FaqCategory, Question, Region, RegionIntro, RegionSetting } from '../entities/help.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { UPLOAD_LIMITS } from '../protocol/uploadLimits.ts'

/** Violations of these forms are codes, for which the screens have messages. */
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
  /** DD/MM/YYYY, before today. */
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
    bodyKind: 'MULTIPART',
    body: entry,
    answer: z.object({ code: z.int() }),
    errors: ['REQUEST_INVALID', 'IMAGE_INVALID', 'IMAGE_MAXIMUM_SIZE', 'TOO_MANY_TRIES', 'BUSY'],
    limit: 'CAMPAIGN',
    maxFileBytes: UPLOAD_LIMITS.CAMPAIGN_PICTURE + 1,
  })

export const listFaq = endpoint({
  method: 'GET',
  path: '/api/fqa-category',
  access: 'ANYONE',
  answer: z.array(FaqCategory),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'ANYONE',
  answer: z.array(Question),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  access: 'ANYONE',
  body: z.object({
    email: address,
    name: filled(50),
    /** '' or an order number in any of its forms. */
    orderNumber: optional(40),
    question: filled(2000),
  }),
  answer: Question,
  idempotency: 'OPTIONAL',
  errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES'],
  systemErrors: ['IDEMPOTENCY_KEY_REUSED'],
  limit: 'QUESTION',
})

export const subscribeProduct = endpoint({
  method: 'POST',
  path: '/api/product/{id}/subscribe',
  access: 'ANYONE',
  params: z.object({ id: z.string() }),
  body: z.object({
    /** Validated by the server, whose answer has the message to display. */
    email: z._default(z.string(), ''),
    /** If given, equal to the product of the path. */
    productId: z.nullish(z.string()),
    /** Null or '' for the product itself. */
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
  answer: z.array(Region),
})

export const readRegionIntro = endpoint({
  method: 'GET',
  path: '/api/sagawa/region/intro',
  access: 'ANYONE',
  answer: RegionIntro,
})

export const listRegionSettings = endpoint({
  method: 'GET',
  path: '/api/sagawa/region/setting',
  access: 'ANYONE',
  answer: z.array(RegionSetting),
})

const PostalPlace = z.object({ prefecture: z.string(), city: z.string(), town: z.string() })

export const readPostalPlace = endpoint({
  method: 'GET',
  path: '/api/postalPlace/{postalCode}',
  access: 'SESSION',
  params: z.object({ postalCode: z.string().check(z.regex(/^\d{7}$/)) }),
  answer: z.object({ place: z.nullable(PostalPlace) }),
})

export const listPostalCodes = endpoint({
  method: 'GET',
  path: '/api/postalCode/{firstThreeDigits}',
  access: 'ANYONE',
  params: z.object({ firstThreeDigits: z.string().check(z.regex(/^\d{3}$/)) }),
  answer: z.record(z.string(), PostalPlace),
})
