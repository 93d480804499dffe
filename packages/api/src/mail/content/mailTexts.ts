import type { Language } from '@irodori/contract/language'
import en from '@irodori/locales/en/mail.json' with { type: 'json' }
import ja from '@irodori/locales/ja/mail.json' with { type: 'json' }

/** The dotted keys of the texts of an object. */
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`
}[keyof Texts & string]

type MailTextKey = KeysOf<typeof ja>

/** Returns the text of a key with its gaps `{{name}}` filled. */
export type MailTexts = (key: MailTextKey, values?: Readonly<Record<string, string | number>>) => string

interface Texts {
  readonly [key: string]: string | Texts
}

const TEXTS: Readonly<Record<Language, Texts>> = { ja, en }

export function mailTexts(language: Language): MailTexts {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, step) => (typeof at === 'object' ? at[step] : undefined),
        TEXTS[language],
      )
    if (typeof text !== 'string') throw new Error(`locales/${language}/mail.json has no text "${key}"`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
