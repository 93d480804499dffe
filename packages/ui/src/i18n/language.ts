import { cookieScope } from '@irodori/client/cookieScope'
import { LANGUAGE_COOKIE, type Language } from '@irodori/contract/language'

/** The language chosen in an earlier visit if the shop offers it, or Japanese. */
export function readLanguage(storage: Pick<Storage, 'getItem'>, offered: readonly Language[]): Language {
  try {
    const stored = storage.getItem(LANGUAGE_COOKIE)
    return offered.find((language) => language === stored) ?? 'ja'
  } catch {
    return 'ja'
  }
}

/**
 * Stores the choice; without storage it lasts for this visit. It is also stored in a cookie, because the server renders
 * first screens in Japanese only and writes mails in the language of the customer.
 */
export function rememberLanguage(storage: Pick<Storage, 'setItem'>, jar: { cookie: string }, language: Language): void {
  jar.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=31536000; ${cookieScope()}`
  try {
    storage.setItem(LANGUAGE_COOKIE, language)
  } catch {
    // Private browsing: the choice is not stored.
  }
}
