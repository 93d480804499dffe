/** Paths that the specification exempts from the question: confirmation, logout and the 404 page. */
const EXEMPT_PATHS = /^\/(design\/confirm|logout|404)(\/|$)/

/** True if the editor may be left for this path without a question. */
export const isExemptPath = (pathname: string): boolean => EXEMPT_PATHS.test(pathname)
