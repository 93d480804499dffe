import type { Order } from '@irodori/contract/entities/order'
import { OrdererBlock } from './OrdererBlock.tsx'
import { ReceiverBlock } from './ReceiverBlock.tsx'
import { type PersonRole, usePeopleForms } from './usePeopleForms.ts'

interface PersonEditorProps {
  readonly order: Order
  readonly person: PersonRole
  /** Reads the order again. */
  readonly onChanged: () => Promise<void>
  readonly onClosed: () => void
}

/** The form of the orderer or of the receiver alone. */
export function PersonEditor({ order, person, onChanged, onClosed }: PersonEditorProps) {
  const { ordererBlock, receiverBlock } = usePeopleForms(order, { onChanged, initiallyOpen: person, onClosed })
  return person === 'orderer' ? <OrdererBlock {...ordererBlock(true)} /> : <ReceiverBlock {...receiverBlock(true)} />
}
