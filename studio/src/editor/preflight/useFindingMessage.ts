import type { Finding } from '@irodori/design/finding'
import { useTranslation } from 'react-i18next'

/** Rounds to tenths of a millimetre: 1.4, 2. */
const tenths = (length: number): number => Math.round(length * 10) / 10

/** The message of a finding with its figures. */
export function useFindingMessage(): (finding: Finding) => string {
  const { t } = useTranslation(['editor', 'common'])
  return (finding) => {
    switch (finding.kind) {
      case 'GLYPH_MISSING':
        return (['NO_GLYPH', 'EMOJI', 'REFUSED'] as const)
          .flatMap((why) => {
            const characters = finding.missing.flatMap((each) => (each.why === why ? each.character : [])).join(' ')
            return characters ? t(`missing.${why}`, { characters }) : []
          })
          .join('\n')
      case 'NAME_TOO_LONG':
        return t('finding.NAME_TOO_LONG', { names: finding.names.join(t('common:comma')) })
      case 'NAME_MISSING':
        return t('finding.NAME_MISSING', {
          characters: finding.characters.join(' '),
          names: finding.names.join(t('common:comma')),
        })
      case 'INK_IN_BLEED':
        // Rounded up to 0.1: the ink is cut even if the length rounds to zero.
        return t('finding.INK_IN_BLEED', { mm: Math.max(0.1, tenths(finding.cut)) })
      case 'INK_NEAR_TRIM':
        return t('finding.INK_NEAR_TRIM', { mm: tenths(finding.distance) })
      case 'LETTERS_SMALL':
        return t('finding.LETTERS_SMALL', { size: finding.fontSize })
      default:
        return t(`finding.${finding.kind}`)
    }
  }
}
