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

/**
 * Remembers the choice; where the browser keeps nothing it lasts for this visit. It stands in a cookie too, for the
 * server paints first screens in Japanese only.
 */
export function rememberLanguage(storage: Pick<Storage, 'setItem'>, jar: { cookie: string }, language: Language): void {
  jar.cookie = `${KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
  try {
    storage.setItem(KEY, language)
  } catch {
    // Private browsing: nothing to do.
  }
}
