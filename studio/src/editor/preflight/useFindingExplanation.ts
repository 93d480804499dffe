import type { Finding } from '@irodori/design/finding'
import type { Repair } from '@irodori/design/planRepair'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { useTranslation } from 'react-i18next'

export interface FindingExplanation {
  /** Why the finding matters, or that it may be ignored. */
  readonly why: (finding: Finding) => string
  /** Label of the repair button. */
  readonly repair: (repair: Repair) => string
  /** What the customer can do if there is no repair. */
  readonly advice: (finding: Finding) => string
}

/** Explanations and repair labels of findings. */
export function useFindingExplanation(): FindingExplanation {
  const { t, i18n } = useTranslation('print')
  const fontName = (value: string): string => {
    const label = resolveFont(value)?.label
    return (i18n.language === 'en' ? label?.en : label?.ja) ?? value
  }
  return {
    why(finding) {
      switch (finding.kind) {
        case 'PHOTO_COARSE':
          return t(finding.severity === 'WARNING' ? 'why.PHOTO_COARSE_STRONG' : 'why.PHOTO_COARSE')
        case 'INK_NEAR_TRIM':
          return t('why.INK_NEAR_TRIM', { mm: finding.safe })
        case 'LETTERS_SMALL':
          return t('why.LETTERS_SMALL', { size: finding.least })
        case 'INK_IN_HOLE':
          return t('why.INK_IN_HOLE', { mm: finding.diameter })
        default:
          return t(`why.${finding.kind}`)
      }
    },
    repair(repair) {
      switch (repair.kind) {
        case 'SHRINK':
        case 'ENLARGE':
          return t(`repair.${repair.kind}`, { size: repair.fontSize })
        case 'WIDEN':
          return repair.fontSize === null ? t('repair.WIDEN') : t('repair.WIDEN_AND_SHRINK', { size: repair.fontSize })
        case 'CHANGE_FONT':
          return t('repair.CHANGE_FONT', { font: fontName(repair.font) })
        case 'USE_VARIANT':
          return t(repair.to ? 'repair.USE_VARIANT' : 'repair.LEAVE_OUT', { from: repair.from, to: repair.to })
        default:
          return t(`repair.${repair.kind}`)
      }
    },
    // Characters that no other font helps to print.
    advice: (finding) => t(finding.repair === 'USE_VARIANT' ? 'advice.REFUSED' : `advice.${finding.kind}`),
  }
}
