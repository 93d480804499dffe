import type { Order } from '@irodori/contract/entities/order'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import { useOrderList } from '../orderList/orderListContext.ts'
import { type Piece, PieceCard } from '../piece/PieceCard.tsx'
import { ProofNote } from '../piece/ProofNote.tsx'

interface DesignGroupCardProps extends Piece {
  readonly order: Order
}

/** A piece on my page: its print pictures with the proof, and the actions that the status of its order allows. */
export function DesignGroupCard(piece: DesignGroupCardProps) {
  const { t } = useTranslation('portal')
  const { openDialog } = useOrderList()
  const { order, group, isOpen } = piece
  return (
    <PieceCard {...piece} heading="h4" noteOf={(page) => <ProofNote page={page} />}>
      {isOpen ? (
        <>
          <Button variant="quiet" icon="trash" onClick={() => openDialog({ kind: 'DELETE', order, group })}>
            {t('design.delete')}
          </Button>
          {order.remainingNumber > 0 && (
            <Button icon="pages" onClick={() => openDialog({ kind: 'COPY', order, group })}>
              {t('design.copy')}
            </Button>
          )}
        </>
      ) : (
        <Button icon="reset" onClick={() => openDialog({ kind: 'REORDER', order, group })}>
          {t('design.again')}
        </Button>
      )}
    </PieceCard>
  )
}
