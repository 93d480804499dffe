import { Button } from '@irodori/ui/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

/** Opens the question form, on pages that have no answer to offer. */
export function AskButton() {
  const { t } = useTranslation('help')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="card" onClick={() => setOpen(true)}>
        {t('faq.ask')}
      </Button>
      {isOpen && (
        <Suspense>
          <HelpDialogs start="ASK" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
