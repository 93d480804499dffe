import type { Order } from '@irodori/contract'
import { OrdererBlock } from './OrdererBlock.tsx'
import { ReceiverBlock } from './ReceiverBlock.tsx'
import { type PersonBlock, usePeopleForms } from './usePeopleForms.ts'

interface PersonEditorProps {
  readonly order: Order
  readonly block: PersonBlock
  /** Reads the order again. */
  readonly onChanged: () => Promise<void>
  readonly onClosed: () => void
}

/** The form of the orderer or of the receiver alone. */
export function PersonEditor({ order, block, onChanged, onClosed }: PersonEditorProps) {
  const { ordererBlock, receiverBlock } = usePeopleForms(order, { onChanged, firstOpen: block, onClosed })
  return block === 'orderer' ? <OrdererBlock {...ordererBlock(true)} /> : <ReceiverBlock {...receiverBlock(true)} />
}
