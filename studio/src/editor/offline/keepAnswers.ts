import { urlOf } from '@irodori/client/urlOf'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import {
  readProduct,
  readTemplate,
  readTemplateGroup,
  readTemplatesOfSeries,
} from '@irodori/contract/endpoints/catalogue'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { webFontName } from '@irodori/fonts/webFont'
import { artworkUrl } from '../../kernel/artworkUrl.ts'
import { isKeptAnswer } from '../../offline/keptAnswers.ts'
import type { EditorRoute } from '../opening/editorRoute.ts'

/** Bytes of all kept answers: the fonts and the artwork of a few booklets. */
const MOST_BYTES = 96 * 1024 * 1024

const FILE = /^\/(?:fonts\/|shop\/|api\/images\?)/

/** The addresses of what opens a design again without the server: files first, then answers. */
export function addressesOf(route: EditorRoute, pages: readonly DesignPage[]): readonly string[] {
  const { productId } = route
  const templates = pages.map(({ templateId }) => urlOf(readTemplate, { params: { id: templateId } }))
  const artwork = pages.flatMap(({ sheet }) => [sheet.backgroundUrl ?? [], sheet.foregroundUrl ?? []].flat())
  const grids = pages.flatMap(({ sheet }) => sheet.monthGrid ?? [])
  const texts = pages.flatMap(({ items }) => items.filter(isTextItem))
  const fonts = [...texts, ...grids].map(({ font, fontWeight }) => `/fonts/${webFontName(font, fontWeight)}`)
  return [
    ...new Set([
      ...fonts,
      ...artwork.map(artworkUrl),
      ...templates,
      urlOf(readProduct, { params: { id: productId } }),
      ...(route.kind === 'NEW' ? [startOf(route)] : []),
    ]),
  ]
}

const startOf = ({ templateId: id, isSeichoku }: Extract<EditorRoute, { kind: 'NEW' }>): string =>
  isSeichoku
    ? urlOf(readTemplatesOfSeries, { query: { templateSeriesIdString: id } })
    : urlOf(readTemplateGroup, { params: { id } })

/**
 * Writes the answers at these addresses into the cache, without a session and without cookies, so that none can be that of
 * one customer. A file that is there stays; an answer of the catalogue is renewed. What other designs needed is deleted,
 * the oldest first, until all is within the limit.
 * @throws if the connection is lost or there is no free space; what was written before stays
 */
export async function keepAnswers(
  cache: Cache,
  addresses: readonly string[],
  fetchAnswer: typeof fetch,
  mostBytes = MOST_BYTES,
): Promise<void> {
  const urls = addresses.map((address) => new URL(address, location.origin)).filter(isKeptAnswer)
  for (const { href, pathname, search } of urls) {
    if (FILE.test(pathname + search) && (await cache.match(href))) continue
    const answer = await fetchAnswer(href, { credentials: 'omit', headers: { 'Csrf-Token': CSRF_TOKEN } })
    if (answer.ok) await cache.put(href, answer)
  }
  await limit(cache, new Set(urls.map(({ href }) => href)), mostBytes)
}

/** A cache lists its entries in the order in which they were written. */
async function limit(cache: Cache, needed: ReadonlySet<string>, mostBytes: number): Promise<void> {
  const kept = await cache.keys()
  const sizes = new Map(await Promise.all(kept.map(async ({ url }) => [url, await sizeOf(cache, url)] as const)))
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  for (const { url } of kept) {
    if (bytes <= mostBytes) return
    if (needed.has(url)) continue
    await cache.delete(url)
    bytes -= sizes.get(url) ?? 0
  }
}

const sizeOf = async (cache: Cache, url: string): Promise<number> =>
  Number((await cache.match(url))?.headers.get('content-length') ?? 0)
