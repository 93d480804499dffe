import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserProbes, hasAccepted, isStorageRefused, rememberAcceptance } from './privateBrowsing.ts'

/** A warning before designing in a private window, which the customer has to accept once. */
export function PrivateBrowsingWarning() {
  const { t } = useTranslation('verification')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (hasAccepted(document)) return
    let isCurrent = true
    void isStorageRefused(browserProbes()).then((forgets) => isCurrent && setShown(forgets))
    return () => {
      isCurrent = false
    }
  }, [])
  if (!isShown) return null
  return (
    <Dialog
      open
      alert
      title={t('device.private.title')}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            rememberAcceptance(document)
            setShown(false)
          }}
          {...SAFE_CHOICE}
        >
          {t('device.private.accept')}
        </Button>
      }
    >
      {t('device.private.body')}
    </Dialog>
  )
}
