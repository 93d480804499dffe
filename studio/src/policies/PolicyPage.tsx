import { useCall } from '@irodori/client/useCall'
import { readLegalText } from '@irodori/contract/endpoints/shop'
import type { LegalBlock, LegalTextName } from '@irodori/contract/shopProfile'
import { Button } from '@irodori/ui/Button'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './PolicyPage.module.css'

interface PolicyPageProps {
  readonly name: LegalTextName
}

/** A legal text of the shop, by its sections. */
export function PolicyPage({ name }: PolicyPageProps) {
  const { t, i18n } = useTranslation(['policies', 'common'])
  const language = i18n.resolvedLanguage === 'en' ? 'en' : 'ja'
  const { data: text, isError, refetch } = useCall(readLegalText, { params: { name, language } })
  const title = t(`${name}.title`)
  if (isError && !text)
    return (
      <Page title={title} narrow>
        <EmptyState
          page
          drawing="letter"
          title={t('failed.title')}
          action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
        >
          {t('failed.body')}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={title} narrow>
      <article className={styles.policy}>
        <h1>{title}</h1>
        {!text && <Skeleton height="16rem" />}
        {text && text.language !== language && <p className={styles.lead}>{t('onlyJapanese')}</p>}
        {text && (
          <div className={styles.text} lang={text.language}>
            {text.lead.length > 0 && (
              <div className={styles.lead}>
                <Blocks blocks={text.lead} />
              </div>
            )}
            {text.sections.length > 2 && (
              <nav className={styles.contents} aria-label={t('contents')}>
                <ol>
                  {text.sections.map((section, index) => (
                    <li key={section.title}>
                      <a href={`#section-${index + 1}`}>{section.title}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            {text.sections.map((section, index) => (
              <section key={section.title} id={`section-${index + 1}`}>
                <h2>{section.title}</h2>
                <Blocks blocks={section.blocks} />
              </section>
            ))}
          </div>
        )}
      </article>
    </Page>
  )
}

const Blocks = ({ blocks }: { readonly blocks: readonly LegalBlock[] }) =>
  blocks.map((block) =>
    block.kind === 'TEXT' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
