export const LANGUAGES = ['ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const KEY = 'irodori.language'

/** The visitor's choice of an earlier visit, or Japanese. */
export function readLanguage(storage: Pick<Storage, 'getItem'>): Language {
  try {
    const stored = storage.getItem(KEY)
    return LANGUAGES.find((language) => language === stored) ?? 'ja'
  } catch {
    return 'ja'
  }
}

/** Remembers the choice; where the browser keeps nothing it lasts for this visit. */
export function rememberLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  try {
    storage.setItem(KEY, language)
  } catch {
    // Private browsing: nothing to do.
  }
}
