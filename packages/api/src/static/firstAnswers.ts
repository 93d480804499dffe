import { CSRF_TOKEN } from '@irodori/contract'
import type { FastifyInstance } from 'fastify'

/** An answer that a page asks for first, under the name that the browser keeps answers by: the call, and what it is given. */
export interface FirstAnswer {
  readonly key: readonly [path: string, given: Readonly<Record<string, unknown>>]
  readonly data: unknown
}

interface Question {
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
}

const LIST = { page: 1, pageSize: 30, searchString: '' } as const

const SHELF: readonly Question[] = [
  { path: '/api/categories' },
  { path: '/api/hashtags/{type}', params: { type: 'product' } },
  { path: '/api/products/page', query: { ...LIST, hashtags: '' } },
  { path: '/api/notice/{type}', params: { type: 'MAINTENANCE' } },
  { path: '/api/notice/{type}', params: { type: 'HOME' } },
]

/** What my page shows to everybody; the orders are asked for by who is logged in. */
const MY_PAGE: readonly Question[] = [
  { path: '/api/notice/{type}', params: { type: 'MAINTENANCE' } },
  { path: '/api/notice/{type}', params: { type: 'MY_PAGE' } },
]

const productQuestions = (productId: string): readonly Question[] => [
  { path: '/api/product/{productId}', params: { productId } },
  { path: '/api/hashtags/{type}', params: { type: 'template' }, query: { productId } },
  { path: '/api/notice/{type}', params: { type: 'MAINTENANCE' } },
  { path: '/api/notice/{type}', params: { type: 'TEMPLATE' } },
]

interface Sided {
  readonly numberOfSides: number
  readonly seichoku: unknown
}

/** The list of a product is asked for in the words of the screen: its side where it has several, series for booklets. */
function listQuestion(productId: string, { numberOfSides, seichoku }: Sided): Question {
  const hasSides = numberOfSides > 1 && seichoku === null
  const query = { ...LIST, orderBy: 'newest', hashtag: '', ...(hasSides ? { sideNumber: 1 } : {}) }
  const path = seichoku === null ? '/api/template/product/{productId}' : '/api/templateSeries/{productId}'
  return { path, params: { productId }, query }
}

/**
 * What the first screen of a page asks for, answered before it asks, so that it stands whole at once.
 * @param url path and query; a page whose query says something is not foreseen
 */
export async function firstAnswers(app: FastifyInstance, url: string): Promise<readonly FirstAnswer[]> {
  if (url === '/home' || url === '/product') return answersOf(app, SHELF)
  if (url === '/mypage') return answersOf(app, MY_PAGE)
  const id = /^\/product\/([^/?]+)$/.exec(url)?.[1]
  if (id === undefined) return []
  const productId = decodeURIComponent(id)
  const answers = await answersOf(app, productQuestions(productId))
  const product = answers.find(({ key }) => key[0] === '/api/product/{productId}')
  if (!product) return []
  return [...answers, ...(await answersOf(app, [listQuestion(productId, product.data as Sided)]))]
}

export async function answersOf(app: FastifyInstance, questions: readonly Question[]): Promise<readonly FirstAnswer[]> {
  const answers = await Promise.all(questions.map((question) => ask(app, question)))
  return answers.filter((answer) => answer !== null)
}

/** Null where the call refuses: the screen asks itself then, and says why. */
async function ask(app: FastifyInstance, { path, params, query }: Question): Promise<FirstAnswer | null> {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  const { statusCode, body } = await app.inject({ url: `${url}?${search}`, headers: { 'csrf-token': CSRF_TOKEN } })
  if (statusCode !== 200) return null
  const { data } = JSON.parse(body) as { data: unknown }
  return { key: [path, { ...(params ? { params } : {}), ...(query ? { query } : {}) }], data }
}

/** Puts the answers into a page, where the app finds them. */
export const writeAnswers = (html: string, answers: readonly FirstAnswer[]): string =>
  answers.length === 0
    ? html
    : html.replace(
        '<div id="root">',
        // No text of the shop may end the element that it stands in.
        () =>
          `<script type="application/json" id="first-answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>\n    <div id="root">`,
      )
