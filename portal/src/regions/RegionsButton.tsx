import { Button } from '@irodori/ui/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const RegionsDialog = lazy(async () => ({ default: (await import('./RegionsDialog.tsx')).RegionsDialog }))

/** Opens the delivery regions beside the choice of a delivery date. */
export function RegionsButton() {
  const { t } = useTranslation('regions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="truck" onClick={() => setOpen(true)}>
        {t('dialog.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <RegionsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
