import { useTranslation } from 'react-i18next'
import { monthLabel } from './monthLabel.ts'
import type { PageLabel } from './pageLabel.ts'

/** Returns the text of page labels in the current language. */
export function usePageLabel(): (label: PageLabel) => string {
  const { t, i18n } = useTranslation('common')
  return (label) => {
    switch (label.kind) {
      case 'COVER':
        return t('page.cover')
      case 'BACK_COVER':
        return t('page.backCover')
      case 'FRONT':
        return t('page.front')
      case 'BACK':
        return t('page.back')
      case 'SPREAD':
        return label.first === label.last
          ? t('page.sheet', { number: label.first })
          : t('page.spread', { first: label.first, last: label.last })
      case 'LEAF':
        return t('page.leaf', { number: label.number })
      case 'MONTH':
        return monthLabel(label.month, i18n.language)
      case 'PIECE':
        return t('page.piece', { number: pieceNumber(label.number, i18n.language) })
    }
  }
}

/** The shop writes the numbers of pieces with full-width digits in Japanese. */
const pieceNumber = (number: number, language: string): string =>
  new Intl.NumberFormat(language === 'ja' ? 'ja-u-nu-fullwide' : language).format(number)
