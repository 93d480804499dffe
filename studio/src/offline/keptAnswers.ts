/** The cache of answers that open designs needed. The page of the editor writes it, the service worker only reads it. */
export const KEPT_ANSWERS = 'irodori-design-answers'

/** Paths of answers that are the same for every visitor: a font, the shop's mark, a product, a template with or without sides. */
const PATHS = [
  /^\/fonts\/[^/]+\.\w+$/,
  /^\/shop\/mark-[^/]+\.svg$/,
  /^\/api\/products\/[^/]+$/,
  /^\/api\/templates\/[^/]+(?:\/groups)?$/,
]

/** Paths with the one parameter that may be asked for: artwork, the templates of a series. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/images': 'path',
  '/api/templateSeries/templates': 'templateSeriesIdString',
}

/** Whether the answer at an address of this server may be kept: it contains nothing of a customer. */
export function isKeptAnswer({ pathname, searchParams }: URL): boolean {
  const names = [...searchParams.keys()]
  const parameter = Object.hasOwn(QUERIES, pathname) ? QUERIES[pathname] : undefined
  if (parameter !== undefined) return names.length === 1 && names[0] === parameter
  return names.length === 0 && PATHS.some((path) => path.test(pathname))
}
