import type { ParseKeys, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Message } from '../state/viewState.ts'

/** Puts a message in the visitor's language. */
export type FormatMessage = (message: Message) => string

const sayWith =
  (t: TFunction<'editor'>): FormatMessage =>
  ({ key, values = {} }) => {
    const words = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? sayWith(t)(value) : value,
    ])
    return t(key as ParseKeys<'editor'>, Object.fromEntries(words)) as string
  }

export function useFormatMessage(): FormatMessage {
  const { t } = useTranslation('editor')
  return sayWith(t)
}
