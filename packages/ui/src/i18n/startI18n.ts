import { type BackendModule, createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { AREA_LOADERS, type Area } from './areas.ts'
import { LANGUAGES, type Language } from './language.ts'

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, area, done) => {
    AREA_LOADERS[language as Language][area as Area]().then(
      (messages) => done(null, messages.default),
      (reason: unknown) => done(reason instanceof Error ? reason : String(reason), null),
    )
  },
}

/** Loads the messages of the first screen. A component that uses another area suspends until it has loaded. */
export async function startI18n(language: Language, areas: readonly Area[]): Promise<i18n> {
  const messages = createInstance()
  await messages
    .use(backend)
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
