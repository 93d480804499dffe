import { LANGUAGES, type Language } from '@irodori/contract/language'

/** The languages whose values stand beside the Japanese ones. */
export type OtherLanguage = Exclude<Language, 'ja'>
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'ja')

/** The values of an entry in another language, by their fields; those of a list by their place in it. */
export interface Translation {
  readonly [field: string]: unknown
}

interface PerLanguage extends Readonly<Partial<Record<OtherLanguage, unknown>>> {
  readonly ja: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPerLanguage = (value: unknown): value is PerLanguage =>
  isRecord(value) && 'ja' in value && Object.keys(value).every((key) => LANGUAGES.some((language) => language === key))

type Path = readonly string[]

const pathsOf = (fields: readonly string[]): Path[] => fields.map((field) => field.split('.'))

const below = (paths: readonly Path[], step: string): Path[] =>
  paths.filter(([first]) => first === step).map(([, ...rest]) => rest)

/** An entry in Japanese alone: each value that its fields give per language is replaced by the Japanese one. */
export const inJapanese = (entry: unknown, fields: readonly string[]): unknown => japaneseAt(entry, pathsOf(fields))

function japaneseAt(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value
  if (paths.some(({ length }) => length === 0)) return isPerLanguage(value) ? value.ja : value
  if (Array.isArray(value)) {
    const parts = below(paths, '*')
    return value.map((part) => japaneseAt(part, parts))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, japaneseAt(part, below(paths, key))]))
}

/** The values that an entry gives in another language; null for none. */
export function translationIn(entry: unknown, fields: readonly string[], language: OtherLanguage): Translation | null {
  const found = otherAt(entry, pathsOf(fields), language)
  return isRecord(found) ? found : null
}

function otherAt(value: unknown, paths: readonly Path[], language: OtherLanguage): unknown {
  if (paths.length === 0) return undefined
  if (paths.some(({ length }) => length === 0)) return isPerLanguage(value) ? value[language] : undefined
  if (!Array.isArray(value) && !isRecord(value)) return undefined
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const found = otherAt(part, below(paths, Array.isArray(value) ? '*' : key), language)
    return found === undefined ? [] : [[key, found] as const]
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/** An entry in another language; what the translation does not name stays Japanese. */
export const inLanguage = <Entry>(entry: Entry, translation: Translation | undefined): Entry =>
  translation === undefined ? entry : (combined(entry, translation, (_, other) => other) as Entry)

/** An entry with its values per language, as a catalogue file gives them. */
export const withLanguage = (entry: unknown, translation: Translation | undefined, language: OtherLanguage): unknown =>
  translation === undefined ? entry : combined(entry, translation, (ja, other) => ({ ja, [language]: other }))

/** Fields that the entry lacks are left out: a list may show a part of an entry. */
function combined(value: unknown, translation: unknown, join: (japanese: unknown, other: unknown) => unknown): unknown {
  if (!isRecord(translation)) return join(value, translation)
  const part = (key: string, one: unknown): unknown =>
    key in translation ? combined(one, translation[key], join) : one
  if (Array.isArray(value)) return value.map((one, at) => part(String(at), one))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]))
}
