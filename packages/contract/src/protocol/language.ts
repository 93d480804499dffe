/** The languages of the interface and of mails; the first is the default. */
export const LANGUAGES = ['ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The locale of dates and times. English ones are British, as the texts and the mails; prices take the language itself,
 * in which yen are ¥.
 */
export const dateLocale = (language: string | undefined): string => (language === 'en' ? 'en-GB' : 'ja')

/** Cookie with the language that the visitor chose. It is also the key under which the browser stores the choice. */
export const LANGUAGE_COOKIE = 'irodori.language'

/** The chosen language in a Cookie header; null if none was chosen. */
export function languageOfCookies(header: string | undefined): Language | null {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
  return LANGUAGES.find((language) => cookies.includes(`${LANGUAGE_COOKIE}=${language}`)) ?? null
}
