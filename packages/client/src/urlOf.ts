import type { Endpoint } from '@irodori/contract'
import type { CallArguments, LooseArguments } from './callArguments.ts'

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The path of a call with its parameters and query filled in; undefined and null query values are left out. */
export function fillUrl(path: string, given: LooseArguments): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(given.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, text(value))
  }
  const search = query.toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The address of a call, for what the browser fetches itself (an image's src). */
export const urlOf = <E extends Endpoint>(endpoint: E, given: Omit<CallArguments<E>, 'body' | 'file'>): string =>
  fillUrl(endpoint.path, given as LooseArguments)
