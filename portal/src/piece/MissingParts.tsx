import { AppLink } from '@irodori/ui/AppLink'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import styles from './MissingParts.module.css'
import type { MissingLine } from './missingLines.ts'
import { useMissingText } from './useMissingText.ts'

/** MYP-17: what a piece lacks, each line with a link that opens the editor at that place. */
export function MissingParts({ lines }: { readonly lines: readonly MissingLine[] }) {
  const { t } = useTranslation('portal')
  const textOf = useMissingText()
  return (
    <div className={styles.missing}>
      <p>
        <Icon name="info" size={18} />
        {t('design.incomplete')}
      </p>
      <ul className={styles.list} aria-label={t('design.incomplete')}>
        {lines.map((line) => (
          <li key={textOf(line)}>
            {line.href === null ? textOf(line) : <AppLink href={line.href}>{textOf(line)}</AppLink>}
          </li>
        ))}
      </ul>
    </div>
  )
}
