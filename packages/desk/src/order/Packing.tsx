import { downloadPackingSlips } from '@irodori/contract/endpoints/desk/packing'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { useTranslation } from 'react-i18next'
import { useMay } from '../member/MemberContext.ts'
import { PackingFiles } from '../orders/PackingFiles.tsx'
import { Part } from '../orders/Part.tsx'

/** The files for packing an order whose print files were handed over, for those who pack. */
export function Packing({ order: { orderNumber, hasPrintFiles } }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const mayPack = useMay(downloadPackingSlips)
  if (!mayPack || !hasPrintFiles) return null
  return (
    <Part title={t('packing.title')}>
      <PackingFiles orderNumbers={[orderNumber]} />
    </Part>
  )
}
