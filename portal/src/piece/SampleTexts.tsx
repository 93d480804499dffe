import { AppLink } from '@irodori/ui/AppLink'
import { Icon } from '@irodori/ui/Icon'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { useTranslation } from 'react-i18next'
import styles from './MissingParts.module.css'
import type { SampleLine } from './missingLines.ts'

/** MYP-24: the texts that still show the sample of their template, each with a link that opens the editor there. */
export function SampleTexts({ lines }: { readonly lines: readonly SampleLine[] }) {
  const { t } = useTranslation('portal')
  return (
    <div className={styles.missing}>
      <p>
        <Icon name="pencil" size={18} />
        {t('sample.title', { count: lines.length })}
      </p>
      <SampleList lines={lines} />
    </div>
  )
}

/** The lines alone, for a dialog that has a title of its own. */
export function SampleList({ lines }: { readonly lines: readonly SampleLine[] }) {
  const { t } = useTranslation('portal')
  const labelOf = usePageLabel()
  return (
    <ul className={styles.list} aria-label={t('sample.list')}>
      {lines.map(({ key, page, text, href }) => (
        <li key={key}>
          <AppLink href={href}>
            {page === null ? t('sample.line', { text }) : t('sample.ofPage', { page: labelOf(page), text })}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
