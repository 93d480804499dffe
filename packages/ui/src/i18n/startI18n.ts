import { LANGUAGES, type Language } from '@irodori/contract/language'
import { readMessages } from '@irodori/locales/readMessages.ts'
import { createInstance, type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import type { Area } from './areas.ts'

/** Loads the messages of the first screen. A component that uses another area suspends until it has loaded. */
export async function startI18n(language: Language, areas: readonly Area[]): Promise<i18n> {
  const messages = createInstance()
  await messages
    .use(resourcesToBackend(readMessages))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      ns: [...areas],
      defaultNS: 'common',
      // React escapes text.
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  return messages
}
