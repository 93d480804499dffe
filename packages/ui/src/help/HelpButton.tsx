import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { openAfterClick } from './openAfterClick.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('./HelpDialogs.tsx')).HelpDialogs }))

/** `?faq=categoryName-faqIdentifier` in an address, as mails write it, opens the list there. */
const codeInAddress = (): string | null => new URLSearchParams(location.search).get('faq')

/** The way to help in the head of every page. */
export function HelpButton() {
  const { t } = useTranslation('common')
  const [openCode, setOpenCode] = useState(codeInAddress)
  const open = () => setOpenCode('')
  return (
    <>
      <IconButton icon="help" label={t('help')} onClick={() => openAfterClick(open)} />
      {openCode !== null && (
        <Suspense>
          <HelpDialogs start="FAQ" openCode={openCode} onClose={() => setOpenCode(null)} />
        </Suspense>
      )}
    </>
  )
}
