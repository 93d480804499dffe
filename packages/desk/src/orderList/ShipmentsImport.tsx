import { shipParcels } from '@irodori/contract/endpoints/desk/packing'
import { Button } from '@irodori/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../member/MemberContext.ts'
import { ShipmentsDialog } from './ShipmentsDialog.tsx'

/** Opens the import of tracking numbers, for those who ship. */
export function ShipmentsImport() {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const mayShip = useMay(shipParcels)
  const [isOpen, setOpen] = useState(false)
  if (!mayShip) return null
  return (
    <div>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('shipments.open')}
      </Button>
      {isOpen && <ShipmentsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
