import { PAGES, type PageName } from './pages.ts'

export interface PageMatch {
  readonly name: PageName
  /** Decoded values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>
}

const SEGMENT = /\/(?::(\w+)(\?)?|[^/]+)/g

/** `/product/:productId` matches `/product/card`; an optional parameter may be missing with its slash. */
function patternOf(path: string): RegExp {
  const source = path.replace(SEGMENT, (segment, name: string | undefined, optional: string | undefined) => {
    if (name === undefined) return segment
    return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
  })
  return new RegExp(`^${source}$`)
}

const NAMES = Object.keys(PAGES) as PageName[]

/**
 * The page at a path without query, the first of the table that matches; null for a path of no page.
 * @throws URIError if a parameter is not valid percent-encoding
 */
export function pageAt(path: string): PageMatch | null {
  for (const name of NAMES) {
    const match = patternOf(PAGES[name].path).exec(path)
    if (!match) continue
    const values = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)
    return { name, params: Object.fromEntries(values.map(([key, value]) => [key, decodeURIComponent(value)])) }
  }
  return null
}

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/**
 * The app whose document answers a path, a page's or not: the pages of a first segment belong to one app. A path of no
 * page belongs to the studio.
 */
export function appAt(path: string): 'studio' | 'portal' {
  const name = NAMES.find((page) => firstSegment(PAGES[page].path) === firstSegment(path))
  return name === undefined || PAGES[name].app === 'studio' ? 'studio' : 'portal'
}
