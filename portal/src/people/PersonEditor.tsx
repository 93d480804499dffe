import type { Order } from '@irodori/contract/entities/order'
import { OrdererBlock } from './OrdererBlock.tsx'
import { ReceiverBlock } from './ReceiverBlock.tsx'
import { type PersonRole, usePeopleForms } from './usePeopleForms.ts'

interface PersonEditorProps {
  readonly order: Order
  readonly person: PersonRole
  readonly onClosed: () => void
}

/** The form of the orderer or of the receiver alone. */
export function PersonEditor({ order, person, onClosed }: PersonEditorProps) {
  const { ordererBlock, receiverBlock } = usePeopleForms(order, { initiallyOpen: person, onClosed })
  return person === 'orderer' ? <OrdererBlock {...ordererBlock(true)} /> : <ReceiverBlock {...receiverBlock(true)} />
}
