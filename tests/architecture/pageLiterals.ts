import { PAGES } from '@irodori/contract/pages'
import type { Source } from './sources.ts'
import { isTestSource } from './sources.ts'

const SEGMENTS = [...new Set(Object.values(PAGES).map(({ path }) => path.split('/')[1] ?? ''))]

/** A string that begins with the first segment of a page's path. `/fonts/…` are font files, not the page `/fonts`. */
const LITERAL = new RegExp(`(['"\`])(/(?:${SEGMENTS.join('|')})(?![\\w.-])(?!(?<=/fonts)/)[^'"\`\\n]*)\\1`, 'g')

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/** Paths of pages that a source writes out instead of taking them from the table of pages. */
export const pageLiterals = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !isTestSource(path))
    .flatMap(({ path, text }) =>
      [...text.replace(COMMENT, '').matchAll(LITERAL)].map(([, , literal]) => `${path}: ${literal}`),
    )

const ROUTE = /<Route path=\{PAGES\.(\w+)\.path\}>|\.get(?:<[^(]*>)?\(PAGES\.(\w+)\.path,/g

/** The pages that the routers of a source answer. */
export const routedPages = ({ text }: Source): string[] =>
  [...text.matchAll(ROUTE)].map(([, inApp, onServer]) => inApp ?? onServer ?? '')
