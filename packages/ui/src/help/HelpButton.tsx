import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { openAfterClick } from './openAfterClick.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('./HelpDialogs.tsx')).HelpDialogs }))

/** The URL fragment that opens the question form. */
const ASK = '#ask-admin'

/** The help button in the header of every page. */
export function HelpButton() {
  const { t } = useTranslation('common')
  const [openCode, setOpenCode] = useState<string | null>(null)
  useEffect(() => {
    const readFragment = () => location.hash === ASK && setOpenCode(ASK)
    // The query `?faq=categoryName-faqIdentifier` of links in mails opens the list at that question.
    setOpenCode(new URLSearchParams(location.search).get('faq'))
    readFragment()
    addEventListener('hashchange', readFragment)
    return () => removeEventListener('hashchange', readFragment)
  }, [])
  const open = () => setOpenCode('')
  const close = () => {
    setOpenCode(null)
    // Removed from the address, so that the same link works a second time.
    if (location.hash === ASK) history.replaceState(history.state, '', location.pathname + location.search)
  }
  return (
    <>
      <IconButton icon="help" label={t('help')} onClick={() => openAfterClick(open)} />
      {openCode !== null && (
        <Suspense>
          <HelpDialogs key={openCode} start={openCode === ASK ? 'ASK' : 'FAQ'} openCode={openCode} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
