import type { ParseKeys, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Message } from '../state/viewState.ts'

/** Translates a message. */
export type FormatMessage = (message: Message) => string

const formatWith =
  (t: TFunction<'editor'>): FormatMessage =>
  ({ key, values = {} }) => {
    const translated = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatWith(t)(value) : value,
    ])
    return t(key as ParseKeys<'editor'>, Object.fromEntries(translated)) as string
  }

export function useFormatMessage(): FormatMessage {
  const { t } = useTranslation('editor')
  return formatWith(t)
}
