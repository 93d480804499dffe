import { type BackendModule, createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { AREA_LOADERS, type Area } from './areas.ts'
import { LANGUAGES, type Language } from './language.ts'

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, area, done) => {
    AREA_LOADERS[language as Language][area as Area]().then(
      (words) => done(null, words.default),
      (reason: unknown) => done(reason instanceof Error ? reason : String(reason), null),
    )
  },
}

/**
 * The words of the screens, ready when the areas of the first screen are there; other areas arrive when a component
 * asks for them (it suspends meanwhile).
 */
export async function startI18n(language: Language, areas: readonly Area[]): Promise<i18n> {
  const words = createInstance()
  await words
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      ns: [...areas],
      defaultNS: 'common',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  return words
}
