import {
  inJapanese,
  inLanguage,
  OTHER_LANGUAGES,
  type OtherLanguage,
  translationIn,
  withLanguage,
} from './perLanguage.ts'
import type { Translation } from './perLanguage.ts'
import { TRANSLATED_FIELDS, TRANSLATED_SETTINGS, type TranslatedList } from './translatedFields.ts'
import type { CatalogueTranslations } from './translations.ts'

type Content = Readonly<Record<string, unknown>>

const LISTS = (Object.keys(TRANSLATED_FIELDS) as TranslatedList[]).filter((list) => list !== 'settings')

const recordOf = (value: unknown): Content => (typeof value === 'object' && value !== null ? (value as Content) : {})

/** The id under which an entry is translated: its own, for a hashtag its Japanese name. */
const idOf = (list: TranslatedList, entry: unknown): string =>
  String(recordOf(entry)[list === 'hashtags' ? 'name' : 'id'])

/** Replaces each entry that can be translated: those of the lists, and the settings with texts. */
function mapEntries(
  catalogue: Content,
  replace: (list: TranslatedList, id: string, entry: unknown) => unknown,
): Content {
  const lists = LISTS.flatMap((list) => {
    const entries = catalogue[list]
    return Array.isArray(entries) ? [[list, entries.map((entry) => replace(list, idOf(list, entry), entry))]] : []
  })
  const settings = recordOf(catalogue.settings)
  const texts = TRANSLATED_SETTINGS.filter((name) => name in settings).map((name) => [
    name,
    replace('settings', name, settings[name]),
  ])
  return {
    ...catalogue,
    ...Object.fromEntries(lists),
    ...(texts.length > 0 && { settings: { ...settings, ...Object.fromEntries(texts) } }),
  }
}

/** Separates a catalogue file into its Japanese values and those in other languages. It may be of any shape. */
export function splitCatalogue(given: unknown): { japanese: unknown; translations: CatalogueTranslations } {
  if (typeof given !== 'object' || given === null) return { japanese: given, translations: {} }
  const found: Partial<Record<TranslatedList, Partial<Record<OtherLanguage, Map<string, Translation>>>>> = {}
  const japanese = mapEntries(given as Content, (list, name, entry) => {
    const fields = TRANSLATED_FIELDS[list]
    const plain = inJapanese(entry, fields)
    const id = list === 'settings' ? name : idOf(list, plain)
    for (const language of OTHER_LANGUAGES) {
      const translation = translationIn(entry, fields, language)
      if (translation === null) continue
      const known = found[list]?.[language] ?? new Map<string, Translation>()
      found[list] = { ...found[list], [language]: known.set(id, translation) }
    }
    return plain
  })
  return { japanese, translations: found }
}

/** A catalogue with its values per language, as a file gives them. */
export const joinCatalogue = (catalogue: Content, translations: CatalogueTranslations): Content =>
  OTHER_LANGUAGES.reduce(
    (joined, language) =>
      mapEntries(joined, (list, id, entry) => withLanguage(entry, translations[list]?.[language]?.get(id), language)),
    catalogue,
  )

/** A catalogue in another language; what is not translated stays Japanese. */
export const catalogueIn = (
  catalogue: Content,
  translations: CatalogueTranslations,
  language: OtherLanguage,
): Content => mapEntries(catalogue, (list, id, entry) => inLanguage(entry, translations[list]?.[language]?.get(id)))
