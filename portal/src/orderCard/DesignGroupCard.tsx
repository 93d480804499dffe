import type { Order } from '@irodori/contract'
import { Button } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { useOrderList } from '../orderList/orderListContext.ts'
import { type Piece, PieceCard } from '../piece/PieceCard.tsx'
import { ProofNote } from '../piece/ProofNote.tsx'

interface DesignGroupCardProps extends Piece {
  readonly order: Order
}

/** A piece on my page: what will be printed of it, with the proof, and what can be done with it in its order's state. */
export function DesignGroupCard(piece: DesignGroupCardProps) {
  const { t } = useTranslation('portal')
  const { ask } = useOrderList()
  const { order, group, isOpen } = piece
  return (
    <PieceCard {...piece} heading="h4" noteOf={(page) => <ProofNote page={page} />}>
      {isOpen ? (
        <>
          <Button variant="quiet" icon="trash" onClick={() => ask({ kind: 'DELETE', order, group })}>
            {t('design.delete')}
          </Button>
          {order.remainingNumber > 0 && (
            <Button icon="pages" onClick={() => ask({ kind: 'COPY', order, group })}>
              {t('design.copy')}
            </Button>
          )}
        </>
      ) : (
        <Button icon="reset" onClick={() => ask({ kind: 'REORDER', order, group })}>
          {t('design.again')}
        </Button>
      )}
    </PieceCard>
  )
}
