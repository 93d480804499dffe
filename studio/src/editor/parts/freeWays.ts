/** Ways out that lose nothing by the specification: the confirm page, logging out, and the page for lost ways. */
const FREE_WAYS = /^\/(design\/confirm|logout|404)(\/|$)/

/** Whether unsaved work may be left for this path without a question. */
export const isFreeWay = (pathname: string): boolean => FREE_WAYS.test(pathname)
