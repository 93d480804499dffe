import { Page } from '@irodori/ui/Page'
import { useTranslation } from 'react-i18next'
import styles from './PolicyPage.module.css'
import { POLICY_SECTIONS } from './policySections.ts'

interface PolicyPageProps {
  readonly policy: keyof typeof POLICY_SECTIONS
}

/** The terms of use or the privacy policy, by sections. */
export function PolicyPage({ policy }: PolicyPageProps) {
  const { t } = useTranslation('policies')
  // The policies have different sections; a test compares the sections with the locales.
  const titleOf = (section: string): string => t(`${policy}.${section}.title` as 'terms.scope.title')
  const bodyOf = (section: string): string => t(`${policy}.${section}.body` as 'terms.scope.body')
  return (
    <Page title={t(`${policy}.title`)} narrow>
      <article className={styles.policy}>
        <h1>{t(`${policy}.title`)}</h1>
        <p className={styles.lead}>{t(`${policy}.lead`)}</p>
        <nav className={styles.contents} aria-label={t('contents')}>
          <ol>
            {POLICY_SECTIONS[policy].map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{titleOf(section)}</a>
              </li>
            ))}
          </ol>
        </nav>
        {POLICY_SECTIONS[policy].map((section) => (
          <section key={section} id={section}>
            <h2>{titleOf(section)}</h2>
            {bodyOf(section)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
        ))}
        <p className={styles.date}>{t('updated')}</p>
      </article>
    </Page>
  )
}
