import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@irodori/contract/language'

/** The name of a button in a text of the shop: `{{button:portal.actions.invoice}}` is a text of the locales. */
const MARK = /\{\{button:(\w+)\.([\w.]+)\}\}/g

interface Messages {
  readonly [key: string]: string | Messages
}

const LOCALES = dirname(createRequire(import.meta.url).resolve('@irodori/locales/package.json'))

const read = new Map<string, Messages>()

/** The texts of an area; none if there is no such area. */
function messagesOf(language: Language, area: string): Messages {
  const name = `${language}/${area}.json`
  const known = read.get(name)
  if (known) return known
  let messages: Messages = {}
  try {
    messages = JSON.parse(readFileSync(join(LOCALES, name), 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  read.set(name, messages)
  return messages
}

function nameOfButton(language: Language, area: string, key: string): string | null {
  const steps = key.split('.')
  const found = steps.reduce<string | Messages | undefined>(
    (at, step) => (typeof at === 'object' && Object.hasOwn(at, step) ? at[step] : undefined),
    messagesOf(language, area),
  )
  return typeof found === 'string' ? found : null
}

/** LNG-6: a text of the shop with the names of its buttons in a language; an unknown one stays as it is written. */
const withNames = (text: string, language: Language): string =>
  text.replace(MARK, (mark, area: string, key: string) => nameOfButton(language, area, key) ?? mark)

/** An entry with the names of buttons in all its texts. */
export function withButtonNames<Entry>(entry: Entry, language: Language | null): Entry {
  return replaced(entry, language ?? 'ja') as Entry
}

function replaced(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return withNames(value, language)
  if (Array.isArray(value)) return value.map((part) => replaced(part, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, language)]))
}

/** The marks of a text that name no text of the locales. */
export const unknownButtons = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(([mark, area = '', key = '']) =>
    nameOfButton('ja', area, key) === null ? [mark] : [],
  )
