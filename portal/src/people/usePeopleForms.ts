import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { updateOrderer, updateReceiver } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '../action/useSingleFlight.ts'
import { usePostalPlace } from '../postalCode/usePostalPlace.ts'
import {
  hasNoViolation,
  type OrdererFields,
  type ReceiverFields,
  violationsOfOrderer,
  violationsOfReceiver,
} from './peopleForm.ts'
import type { ServerErrors } from './useFieldErrors.ts'

export type PersonRole = 'orderer' | 'receiver'

interface PeopleFormsDeps {
  /** Reads the order again. */
  readonly onChanged: () => Promise<void>
  /** The form that is initially open. */
  readonly initiallyOpen?: PersonRole
  /** Called when a form was saved or cancelled. */
  readonly onClosed?: () => void
}

const ROLE_OF_CODE: Readonly<Record<string, PersonRole>> = {
  UPDATE_ORDERER_FAILS: 'orderer',
  UPDATE_RECEIVER_FAILS: 'receiver',
}
const MESSAGE_KEYS = { orderer: 'refused.UPDATE_ORDERER_FAILS', receiver: 'refused.UPDATE_RECEIVER_FAILS' } as const

/** The messages of the server by field name, without the prefix of the form. */
function serverErrorsFor(error: CallError, role: PersonRole): ServerErrors {
  if (error.kind !== 'REFUSED') return {}
  const entries = Object.entries(error.error).flatMap(([name, value]): [string, string[]][] => {
    const field = name.startsWith(`${role}.`) ? name.slice(role.length + 1) : name
    return Array.isArray(value) ? [[field, value.filter((one) => typeof one === 'string')]] : []
  })
  return Object.fromEntries(entries)
}

/** The state of the forms of orderer and receiver: the edited values, their violations, and the save of either form. */
export function usePeopleForms(
  order: Pick<Order, 'orderNumber' | 'orderer' | 'receiver'>,
  { onChanged, initiallyOpen, onClosed }: PeopleFormsDeps,
) {
  const client = useClient()
  const toast = useToast()
  const { t } = useTranslation('review')
  const [typed, setTyped] = useState<{ readonly orderer?: OrdererFields; readonly receiver?: ReceiverFields }>({})
  const [isOpen, setOpen] = useState({ orderer: initiallyOpen === 'orderer', receiver: initiallyOpen === 'receiver' })
  const [server, setServer] = useState<Record<PersonRole, ServerErrors>>({ orderer: {}, receiver: {} })
  const [saved, setSaved] = useState<PersonRole>('orderer')

  const orderer = typed.orderer ?? order.orderer
  const { id: receiverId, ...storedReceiver } = order.receiver
  const receiver = typed.receiver ?? storedReceiver
  const { place } = usePostalPlace(receiver.zipCode)
  const violations = { orderer: violationsOfOrderer(orderer), receiver: violationsOfReceiver(receiver, place) }
  const params = { orderNumber: order.orderNumber }

  const show = (role: PersonRole, shown: boolean) => setOpen((before) => ({ ...before, [role]: shown }))
  const close = (role: PersonRole) => {
    setTyped(({ [role]: _, ...rest }) => rest)
    setServer((errors) => ({ ...errors, [role]: {} }))
    show(role, false)
    onClosed?.()
  }

  /** RVW-2: shows the message of the server for five seconds, and beside its field. */
  const showSaveProblem = (error: CallError) => {
    const message = error.kind === 'REFUSED' && error.status === 400 ? error.message : null
    const role = error.kind === 'REFUSED' ? ROLE_OF_CODE[error.errorCode ?? ''] : undefined
    toast({ message: message ?? t(role === undefined ? 'refused.other' : MESSAGE_KEYS[role]), tone: 'failure' })
    if (role === undefined) return
    setServer((errors) => ({ ...errors, [role]: serverErrorsFor(error, role) }))
    show(role, true)
  }

  const [isSaving, save] = useSingleFlight(async (role: PersonRole) => {
    setSaved(role)
    const result =
      role === 'orderer'
        ? await client.call(updateOrderer, { params, body: orderer })
        : await client.call(updateReceiver, { params, body: { ...receiver, receiverId } })
    if (result.ok) {
      await onChanged()
      return close(role)
    }
    const isOwn = result.error.kind === 'REFUSED' && result.error.errorCode?.startsWith('UPDATE_')
    if (isOwn) showSaveProblem(result.error)
    else toast({ message: t(MESSAGE_KEYS[role]), tone: 'failure' })
  })

  const common = (role: PersonRole, mayEdit: boolean) => ({
    server: server[role],
    isEdited: isOpen[role],
    isBusy: isSaving && saved === role,
    onEdit: mayEdit ? () => show(role, true) : undefined,
    onSave: () => save(role),
    onCancel: () => close(role),
  })

  return {
    orderer,
    receiver,
    /** The body of the call that saves both. */
    body: { orderer, receiver: { ...receiver, receiverId } },
    isValid: hasNoViolation(violations.orderer) && hasNoViolation(violations.receiver),
    isSaving,
    showSaveProblem,
    ordererBlock: (mayEdit: boolean) => ({
      ...common('orderer', mayEdit),
      value: orderer,
      violations: violations.orderer,
      onChange: (changed: OrdererFields) => setTyped((before) => ({ ...before, orderer: changed })),
    }),
    receiverBlock: (mayEdit: boolean) => ({
      ...common('receiver', mayEdit),
      value: receiver,
      violations: violations.receiver,
      onChange: (changed: ReceiverFields) => setTyped((before) => ({ ...before, receiver: changed })),
    }),
  }
}
