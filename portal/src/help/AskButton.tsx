import { Button } from '@irodori/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/help')).HelpDialogs }))

/** The way to the question form, where a page has no answer. */
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
