import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FaqCategory, Question, Region, RegionSetting } from '../entities/help.ts'
import { email, shortText } from '../entities/scalars.ts'

const MAX_CAMPAIGN_FILE_BYTES = 10 * 1024 * 1024
const filled = shortText.check(z.minLength(1))

const entry = z.object({
  firstName: filled,
  lastName: filled,
  firstNameFurigana: shortText,
  lastNameFurigana: shortText,
  sex: filled,
  /** DD/MM/YYYY */
  birthday: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
  zipCode: shortText,
  address: shortText,
  phoneNumber: shortText,
  email,
  iAccount: z._default(shortText, ''),
  academy: filled,
  academyNote: z._default(z.string().check(z.maxLength(1000)), ''),
  like: filled,
  likeNote: z._default(z.string().check(z.maxLength(1000)), ''),
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

export const helpEndpoints = {
  listFaq: endpoint({
    method: 'GET',
    path: '/api/fqa-category',
    access: 'ANYONE',
    summary: 'Questions that are often asked, by category',
    answer: z.array(FaqCategory),
  }),
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/questions',
    access: 'ANYONE',
    summary: "The questions that the session's order or account has asked; nobody's without a session",
    answer: z.array(Question),
  }),
  askQuestion: endpoint({
    method: 'POST',
    path: '/api/questions',
    access: 'ANYONE',
    summary: 'Ask the shop; `message` of the answer is shown to whoever asked',
    body: z.object({
      email: z.string().check(z.maxLength(254)),
      name: shortText,
      orderNumber: z.string().check(z.maxLength(40)),
      question: z.string().check(z.maxLength(4000)),
    }),
    answer: Question,
    errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES'],
    limit: 'QUESTION',
  }),
  subscribeProduct: endpoint({
    method: 'POST',
    path: '/api/product/{id}/subscribe',
    access: 'ANYONE',
    summary: 'Be told when a product is back in stock',
    params: z.object({ id: z.string() }),
    body: z.object({
      email: z.string().check(z.maxLength(300)),
      productId: z.optional(z.string()),
      productOptionId: z.nullish(z.string()),
    }),
    answer: z.null(),
    errors: ['REQUEST_INVALID', 'PRODUCT_SUBSCRIBE_DUPLICATE', 'PRODUCT_IS_NOT_FOUND', 'TOO_MANY_TRIES'],
    limit: 'SUBSCRIBE',
  }),
  cancelMagazine: endpoint({
    method: 'GET',
    path: '/api/guest/receiveMagazineMail/{token}/cancel',
    access: 'ANYONE',
    summary: 'Take an address off the mail magazine; an unknown token changes nothing and is answered alike',
    params: z.object({ token: z.string() }),
    answer: z.null(),
  }),
  enterTheatre1810: campaign('/api/campaign/theatre1810'),
  enterTheatre1905: campaign('/api/campaign/theatre1905'),
  listRegions: endpoint({
    method: 'GET',
    path: '/api/sagawa/regionDetails',
    access: 'ANYONE',
    summary: 'What the carrier delivers where',
    answer: z.array(Region),
  }),
  readRegionIntro: endpoint({
    method: 'GET',
    path: '/api/sagawa/region/intro',
    access: 'ANYONE',
    summary: 'What stands above the regions',
    answer: z.object({ title: z.string(), content: z.string() }),
  }),
  listRegionSettings: endpoint({
    method: 'GET',
    path: '/api/sagawa/region/setting',
    access: 'ANYONE',
    summary: 'What of the delivery information is shown',
    answer: z.array(RegionSetting),
  }),
  listPostalCodes: endpoint({
    method: 'GET',
    path: '/api/postalCode/{firstThreeDigits}',
    access: 'ANYONE',
    summary: 'Addresses of all postal codes that begin so; asks nobody outside',
    params: z.object({ firstThreeDigits: z.string().check(z.regex(/^\d{3}$/)) }),
    answer: z.record(z.string(), z.object({ prefecture: z.string(), city: z.string(), town: z.string() })),
  }),
}
