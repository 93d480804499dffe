/** Ways out that lose nothing by the specification: the confirm page, logging out, and the page for lost ways. */
const EXEMPT_PATHS = /^\/(design\/confirm|logout|404)(\/|$)/

/** Whether unsaved work may be left for this path without a question. */
export const isExemptPath = (pathname: string): boolean => EXEMPT_PATHS.test(pathname)
