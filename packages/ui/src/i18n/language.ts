export const LANGUAGES = ['ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const KEY = 'irodori.language'

/** The language chosen in an earlier visit, or Japanese. */
export function readLanguage(storage: Pick<Storage, 'getItem'>): Language {
  try {
    const stored = storage.getItem(KEY)
    return LANGUAGES.find((language) => language === stored) ?? 'ja'
  } catch {
    return 'ja'
  }
}

/**
 * Stores the choice; without storage it lasts for this visit. It is also stored in a cookie, because the server renders
 * first screens in Japanese only.
 */
export function rememberLanguage(storage: Pick<Storage, 'setItem'>, jar: { cookie: string }, language: Language): void {
  jar.cookie = `${KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
  try {
    storage.setItem(KEY, language)
  } catch {
    // Private browsing: the choice is not stored.
  }
}
