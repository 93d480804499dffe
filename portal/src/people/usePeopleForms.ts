import type { CallError } from '@irodori/client'
import { useClient } from '@irodori/client/react'
import type { Order } from '@irodori/contract'
import { updateOrderer, updateReceiver } from '@irodori/contract/endpoints/order'
import { useToast } from '@irodori/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '../action/useSingleFlight.ts'
import { usePostalPlace } from '../postalCode/usePostalPlace.ts'
import {
  violationsOfOrderer,
  violationsOfReceiver,
  isFaultless,
  type OrdererFields,
  type ReceiverFields,
} from './peopleForm.ts'
import type { ServerErrors } from './useFieldErrors.ts'

export type PersonBlock = 'orderer' | 'receiver'

interface PeopleFormsDeps {
  /** Reads the order again. */
  readonly onChanged: () => Promise<void>
  /** The form that is open from the beginning. */
  readonly firstOpen?: PersonBlock
  /** A form was saved or given up. */
  readonly onClosed?: () => void
}

const OF_CODE: Readonly<Record<string, PersonBlock>> = {
  UPDATE_ORDERER_FAILS: 'orderer',
  UPDATE_RECEIVER_FAILS: 'receiver',
}
const WORDS = { orderer: 'refused.UPDATE_ORDERER_FAILS', receiver: 'refused.UPDATE_RECEIVER_FAILS' } as const

/** The words of the server by field, without the part of the form that they stand in. */
function wordsFor(error: CallError, block: PersonBlock): ServerErrors {
  if (error.kind !== 'REFUSED') return {}
  const entries = Object.entries(error.error).flatMap(([name, value]): [string, string[]][] => {
    const field = name.startsWith(`${block}.`) ? name.slice(block.length + 1) : name
    return Array.isArray(value) ? [[field, value.filter((one) => typeof one === 'string')]] : []
  })
  return Object.fromEntries(entries)
}

/** The forms of orderer and receiver: what is typed, what is wrong with it, and the saving of one of them. */
export function usePeopleForms(
  order: Pick<Order, 'orderNumber' | 'orderer' | 'receiver'>,
  { onChanged, firstOpen, onClosed }: PeopleFormsDeps,
) {
  const client = useClient()
  const toast = useToast()
  const { t } = useTranslation('review')
  const [typed, setTyped] = useState<{ readonly orderer?: OrdererFields; readonly receiver?: ReceiverFields }>({})
  const [isOpen, setOpen] = useState({ orderer: firstOpen === 'orderer', receiver: firstOpen === 'receiver' })
  const [server, setServer] = useState<Record<PersonBlock, ServerErrors>>({ orderer: {}, receiver: {} })
  const [saved, setSaved] = useState<PersonBlock>('orderer')

  const orderer = typed.orderer ?? order.orderer
  const { id: receiverId, ...storedReceiver } = order.receiver
  const receiver = typed.receiver ?? storedReceiver
  const { place } = usePostalPlace(receiver.zipCode)
  const faults = { orderer: violationsOfOrderer(orderer), receiver: violationsOfReceiver(receiver, place) }
  const params = { orderNumber: order.orderNumber }

  const show = (block: PersonBlock, shown: boolean) => setOpen((before) => ({ ...before, [block]: shown }))
  const close = (block: PersonBlock) => {
    setTyped(({ [block]: _, ...rest }) => rest)
    setServer((words) => ({ ...words, [block]: {} }))
    show(block, false)
    onClosed?.()
  }

  /** RVW-2: a refusal is told for five seconds in the words of the server, and beside its field. */
  const tellRefusal = (error: CallError) => {
    const said = error.kind === 'REFUSED' && error.status === 400 ? error.message : null
    const block = error.kind === 'REFUSED' ? OF_CODE[error.errorCode ?? ''] : undefined
    toast({ message: said ?? t(block === undefined ? 'refused.other' : WORDS[block]), tone: 'failure' })
    if (block === undefined) return
    setServer((words) => ({ ...words, [block]: wordsFor(error, block) }))
    show(block, true)
  }

  const [isSaving, save] = useSingleFlight(async (block: PersonBlock) => {
    setSaved(block)
    const result =
      block === 'orderer'
        ? await client.call(updateOrderer, { params, body: orderer })
        : await client.call(updateReceiver, { params, body: { ...receiver, receiverId } })
    if (result.ok) {
      await onChanged()
      return close(block)
    }
    const isOwn = result.error.kind === 'REFUSED' && result.error.errorCode?.startsWith('UPDATE_')
    if (isOwn) tellRefusal(result.error)
    else toast({ message: t(WORDS[block]), tone: 'failure' })
  })

  const common = (block: PersonBlock, mayEdit: boolean) => ({
    server: server[block],
    isEdited: isOpen[block],
    isBusy: isSaving && saved === block,
    onEdit: mayEdit ? () => show(block, true) : undefined,
    onSave: () => save(block),
    onCancel: () => close(block),
  })

  return {
    orderer,
    receiver,
    /** As the server takes both. */
    body: { orderer, receiver: { ...receiver, receiverId } },
    isValid: isFaultless(faults.orderer) && isFaultless(faults.receiver),
    isSaving,
    tellRefusal,
    ordererBlock: (mayEdit: boolean) => ({
      ...common('orderer', mayEdit),
      value: orderer,
      faults: faults.orderer,
      onChange: (changed: OrdererFields) => setTyped((before) => ({ ...before, orderer: changed })),
    }),
    receiverBlock: (mayEdit: boolean) => ({
      ...common('receiver', mayEdit),
      value: receiver,
      faults: faults.receiver,
      onChange: (changed: ReceiverFields) => setTyped((before) => ({ ...before, receiver: changed })),
    }),
  }
}
