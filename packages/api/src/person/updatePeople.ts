import type { Orderer, Receiver, ReceiverUpdate } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import {
  normaliseOrderer,
  normaliseReceiver,
  ordererViolations,
  receiverViolations,
} from '@irodori/rules/personViolations'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { ChangeDeps } from '../order/changeOrder.ts'
import { changeOrder } from '../order/changeOrder.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { personMessages } from './personMessages.ts'
import { prefecturesOf } from './prefecturesOf.ts'

interface People {
  readonly orderer?: Orderer
  readonly receiver?: ReceiverUpdate
}

interface SavedPeople {
  readonly orderer: Orderer
  readonly receiver: Receiver
  readonly updatedAt: string
}

/** Saves the orderer, the receiver or both in one transaction, in their normal form. */
export async function updatePeople(
  deps: ChangeDeps,
  caller: Caller,
  orderNumber: string,
  people: People,
): Promise<Outcome<SavedPeople>> {
  return changeOrder(deps, caller, orderNumber, mayChange, async (tx, order, at) => {
    const before = order.details
    const orderer = people.orderer ? normaliseOrderer(people.orderer) : before.orderer
    const receiver = people.receiver ? normalisedReceiver(people.receiver) : before.receiver
    const isBoth = people.orderer !== undefined && people.receiver !== undefined
    const messages = {
      UPDATE_ORDERER_FAILS: people.orderer ? personMessages(ordererViolations(orderer), isBoth ? 'orderer.' : '') : {},
      UPDATE_RECEIVER_FAILS: people.receiver
        ? receiverMessages(receiver, before.receiver.id, isBoth ? 'receiver.' : '')
        : {},
    }
    const failure = messagesFailure(messages)
    if (failure) return failure
    const written = await writeOrderDetails(tx, order, at, { orderer, receiver })
    return answer({ orderer, receiver, updatedAt: written.updated_at.toISOString() })
  })
}

const normalisedReceiver = ({ receiverId: id, ...typed }: ReceiverUpdate): Receiver => ({
  ...normaliseReceiver(typed),
  id,
})

function receiverMessages(receiver: Receiver, ownId: string, prefix: string): Record<string, string[]> {
  const messages = personMessages(receiverViolations(receiver, prefecturesOf), prefix)
  return receiver.id === ownId
    ? messages
    : { [`${prefix}receiverId`]: ['お届け先の情報が更新されています。ページを再読み込みしてください。'], ...messages }
}

type MessagesByPerson = Readonly<Record<'UPDATE_ORDERER_FAILS' | 'UPDATE_RECEIVER_FAILS', Record<string, string[]>>>

/** A failure with the first message and the messages of all fields; null if there is none. */
function messagesFailure(messages: MessagesByPerson): ApiFailure | null {
  const error = { ...messages.UPDATE_ORDERER_FAILS, ...messages.UPDATE_RECEIVER_FAILS }
  const [message] = Object.values(error).flat()
  if (message === undefined) return null
  const isOrderer = Object.keys(messages.UPDATE_ORDERER_FAILS).length > 0
  return fail(400, isOrderer ? 'UPDATE_ORDERER_FAILS' : 'UPDATE_RECEIVER_FAILS', { message, error })
}
