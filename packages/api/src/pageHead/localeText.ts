import type { Language } from '@irodori/contract/language'
import catalogueEn from '@irodori/locales/en/catalogue.json' with { type: 'json' }
import giftEn from '@irodori/locales/en/gift.json' with { type: 'json' }
import pagesEn from '@irodori/locales/en/pages.json' with { type: 'json' }
import policiesEn from '@irodori/locales/en/policies.json' with { type: 'json' }
import catalogue from '@irodori/locales/ja/catalogue.json' with { type: 'json' }
import gift from '@irodori/locales/ja/gift.json' with { type: 'json' }
import pages from '@irodori/locales/ja/pages.json' with { type: 'json' }
import policies from '@irodori/locales/ja/policies.json' with { type: 'json' }

interface Messages {
  readonly [key: string]: string | Messages
}

/** The areas that the heads of pages take their texts from. */
const AREAS: Readonly<Record<Language, Readonly<Record<string, Messages>>>> = {
  ja: { catalogue, gift, pages, policies },
  en: { catalogue: catalogueEn, gift: giftEn, pages: pagesEn, policies: policiesEn },
}

/**
 * A text of the locales.
 * @param key `area:dotted.key`
 * @param values for the gaps `{{name}}`
 */
export function localeText(
  key: string,
  values: Readonly<Record<string, string>> = {},
  language: Language = 'ja',
): string {
  const [area = '', path = ''] = key.split(':')
  const text = path
    .split('.')
    .reduce<string | Messages | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : undefined),
      AREAS[language][area],
    )
  if (typeof text !== 'string') throw new Error(`locales/${language} has no text "${key}"`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
