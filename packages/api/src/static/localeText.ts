import catalogue from '@irodori/locales/ja/catalogue.json' with { type: 'json' }
import gift from '@irodori/locales/ja/gift.json' with { type: 'json' }
import pages from '@irodori/locales/ja/pages.json' with { type: 'json' }
import policies from '@irodori/locales/ja/policies.json' with { type: 'json' }

interface Messages {
  readonly [key: string]: string | Messages
}

/** The areas that the heads of pages take their texts from. */
const AREAS: Readonly<Record<string, Messages>> = { catalogue, gift, pages, policies }

/**
 * A Japanese text of the locales.
 * @param key `area:dotted.key`
 * @param values for the gaps `{{name}}`
 */
export function localeText(key: string, values: Readonly<Record<string, string>> = {}): string {
  const [area = '', path = ''] = key.split(':')
  const text = path
    .split('.')
    .reduce<string | Messages | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), AREAS[area])
  if (typeof text !== 'string') throw new Error(`locales/ja has no text "${key}"`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
