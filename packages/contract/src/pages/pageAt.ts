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
  // Case and a slash at the end are ignored, as the routers of the apps do.
  return new RegExp(`^${source}/?$`, 'i')
}

const NAMES = Object.keys(PAGES) as PageName[]

/** The page at a path without query, the first of the table that matches; null if none does. */
export function pageAt(path: string): PageMatch | null {
  for (const name of NAMES) {
    const match = patternOf(PAGES[name].path).exec(path)
    if (match) return { name, params: decoded(match.groups ?? {}) }
  }
  return null
}

/** A value with malformed percent-encoding is kept as it is. */
function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(groups)) {
    if (value === undefined) continue
    try {
      params[name] = decodeURIComponent(value)
    } catch {
      params[name] = value
    }
  }
  return params
}

/** Whether a link to `href` is followed by the router of an app; any other link loads a document. */
export function isRoutedBy(app: 'studio' | 'portal', href: string): boolean {
  const match = pageAt(href.split(/[?#]/)[0] ?? '')
  return match !== null && PAGES[match.name].app === app && PAGES[match.name].opensBy === 'ROUTER'
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
