import type { Endpoint } from '@irodori/contract/endpoint'
import type { CallArguments, LooseArguments } from './callArguments.ts'

export type { LooseArguments }

/** The contract takes numbers with up to nine decimals and never an exponent, which very small ones have. */
const DECIMALS = 9

/** The text of a value in a path, a query or a form. */
export function wireText(value: unknown): string {
  if (typeof value === 'number') return String(Math.abs(value) < 1e-6 ? 0 : Number(value.toFixed(DECIMALS)))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The path of a call with its parameters and query filled in; undefined and null query values are left out. */
export function fillUrl(path: string, given: LooseArguments): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wireText(given.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, wireText(value))
  }
  const search = query.toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The URL of a call that the browser requests itself, such as the `src` of an image. */
export const urlOf = <E extends Endpoint>(endpoint: E, given: Omit<CallArguments<E>, 'body' | 'file'>): string =>
  fillUrl(endpoint.path, given as LooseArguments)
