import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import type { Order } from '@irodori/contract/entities/order'
import { AppLink } from '@irodori/ui/AppLink'
import { pageLabel } from '@irodori/ui/pageLabel'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { useTranslation } from 'react-i18next'
import { orderProgress } from '../piece/designGroups.ts'
import { editPlaceAddress } from '../piece/pieceAddresses.ts'

interface PrintPlacesProps {
  readonly order: Order
  readonly places: readonly PrintViolation[]
}

/** RVW-14: the places of an order that cannot be printed, each with its reason and a link that opens the editor there. */
export function PrintPlaces({ order, places }: PrintPlacesProps) {
  const { t } = useTranslation('review')
  const textOf = usePageLabel()
  const pieces = orderProgress(order).products.flatMap(({ product, groups }) =>
    groups.map((group, index) => ({ product, group, number: index + 1 })),
  )
  return (
    <ul>
      {places.map(({ groupNumber, pageNumber, sideNumber, itemId, randomId, reason }) => {
        const piece = pieces.find(({ group }) => group.groupNumber === groupNumber)
        if (piece === undefined) return null
        const place = { pageNumber, sideNumber, ...(itemId === null ? {} : { itemId }) }
        const page = textOf(pageLabel(place, piece.product))
        return (
          <li key={`${randomId} ${itemId} ${reason}`}>
            <AppLink href={editPlaceAddress(order.orderNumber, piece.group, place)}>
              {t('printPlace', { product: piece.product.name, number: piece.number, page })}
            </AppLink>
            <p>{t(`printViolation.${reason}`)}</p>
          </li>
        )
      })}
    </ul>
  )
}
