import { downloadPackingSlips } from '@irodori/contract/endpoints/desk/packing'
import type { ListedOrder } from '@irodori/contract/entities/listedOrder'
import { useState } from 'react'
import { useMay } from '../member/MemberContext.ts'
import { OrderTable } from './OrderTable.tsx'
import { SelectedOrders } from './SelectedOrders.tsx'

/** The found orders, of which those who pack select some. Another search begins without a selection. */
export function SelectableOrders({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayPack = useMay(downloadPackingSlips)
  return (
    <>
      <OrderTable orders={orders} selection={mayPack ? { selected, setSelected } : null} />
      {selected.size > 0 && <SelectedOrders orderNumbers={[...selected]} onClear={() => setSelected(new Set())} />}
    </>
  )
}
