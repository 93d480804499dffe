import type { Order } from '@irodori/contract/entities/order'
import { Button } from '@irodori/ui/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

/** Opens the dialog that shares the designs of an order; hidden while no page is rendered. */
export function ShareButton({ order }: { readonly order: Order }) {
  const { t } = useTranslation('portal')
  const [isOpen, setOpen] = useState(false)
  if (order.designs.every(({ imageName }) => imageName === null)) return null
  return (
    <>
      <Button variant="quiet" icon="heart" onClick={() => setOpen(true)}>
        {t('actions.share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
