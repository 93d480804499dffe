import { Button } from '@irodori/ui/Button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './HelpLinks.module.css'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

/** The foot of a step: further actions of the page, the frequent questions, and the question form. */
export function HelpLinks({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('review')
  const [part, setPart] = useState<'FAQ' | 'ASK' | null>(null)
  return (
    <div className={styles.help}>
      {children}
      <Button variant="quiet" icon="help" onClick={() => setPart('FAQ')}>
        {t('help.faq')}
      </Button>
      <Button variant="quiet" icon="card" onClick={() => setPart('ASK')}>
        {t('help.ask')}
      </Button>
      {part !== null && (
        <Suspense>
          <HelpDialogs start={part} onClose={() => setPart(null)} />
        </Suspense>
      )}
    </div>
  )
}
