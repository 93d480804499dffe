import { Button } from '@irodori/ui/Button'
import { LineDrawing } from '@irodori/ui/LineDrawing'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const RegionsDialog = lazy(async () => ({ default: (await import('./RegionsDialog.tsx')).RegionsDialog }))

const TRUCK =
  'M2.5 6.5H14v10H2.5zM14 10h4l3.5 3.5v3H14M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z'

/** Opens the delivery regions beside the choice of a delivery date. */
export function RegionsButton() {
  const { t } = useTranslation('regions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <LineDrawing path={TRUCK} size={20} />
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
