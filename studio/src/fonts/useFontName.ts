import { useTranslation } from 'react-i18next'
import type { FontSource } from './inspection/fontSource.ts'

/** The name of a font in the list: the shop's name with its weight, or the file name. */
export function useFontName(): (source: FontSource) => string {
  const { t, i18n } = useTranslation('fonts')
  const language = i18n.language === 'en' ? 'en' : 'ja'
  return (source) =>
    source.kind === 'SHOP'
      ? t('shopFont', { name: source.entry.label[language], weight: t(`weight.${source.weight}`) })
      : source.file.name
}
