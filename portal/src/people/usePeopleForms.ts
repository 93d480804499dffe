import type { CallError } from '@irodori/client/callError'
import { queryKey } from '@irodori/client/queryKey'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { listOrders, readOrder, updateOrderer, updateReceiver } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { useToast } from '@irodori/ui/ToastProvider'
import { useTranslation } from 'react-i18next'
import { usePostalPlace } from '../postalCode/usePostalPlace.ts'
import { hasNoViolation, violationsOfOrderer, violationsOfReceiver } from './peopleForm.ts'
import { type ServerErrors, usePersonForm } from './usePersonForm.ts'

export type PersonRole = 'orderer' | 'receiver'

interface PeopleFormsDeps {
  /** The form that is initially open. */
  readonly initiallyOpen?: PersonRole
  /** Called when a form was saved or cancelled. */
  readonly onClosed?: () => void
}

/** The form that an error code concerns. */
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

/** The forms of orderer and receiver: the edited values, their violations, and the save of either form. */
export function usePeopleForms(
  order: Pick<Order, 'orderNumber' | 'orderer' | 'receiver'>,
  { initiallyOpen, onClosed }: PeopleFormsDeps = {},
) {
  const toast = useToast()
  const { t } = useTranslation('review')
  const params = { orderNumber: order.orderNumber }
  const { id: receiverId, ...storedReceiver } = order.receiver
  const invalidates = [queryKey(readOrder, { params }), queryKey(listOrders)]
  const savingOrderer = useCallMutation(updateOrderer, { invalidates })
  const savingReceiver = useCallMutation(updateReceiver, { invalidates })

  /** RVW-2: shows the message of the server for five seconds, and beside its field. */
  const showSaveProblem = (error: CallError) => {
    const message = error.kind === 'REFUSED' && error.status === 400 ? error.message : null
    const role = error.kind === 'REFUSED' ? ROLE_OF_CODE[error.errorCode ?? ''] : undefined
    toast({ message: message ?? t(role === undefined ? 'refused.other' : MESSAGE_KEYS[role]), tone: 'failure' })
    if (role === undefined) return
    forms[role].showErrors(serverErrorsFor(error, role))
  }
  const common = (role: PersonRole) => ({
    isInitiallyOpen: initiallyOpen === role,
    onClosed,
    onRefused: (error: CallError) => {
      const isOwn = error.kind === 'REFUSED' && error.errorCode?.startsWith('UPDATE_')
      if (isOwn) showSaveProblem(error)
      else toast({ message: t(MESSAGE_KEYS[role]), tone: 'failure' })
    },
  })
  const orderer = usePersonForm({
    ...common('orderer'),
    stored: order.orderer,
    check: violationsOfOrderer,
    save: (body) => savingOrderer.run({ params, body }),
  })
  const receiver = usePersonForm({
    ...common('receiver'),
    stored: storedReceiver,
    check: (typed) => violationsOfReceiver(typed, place),
    save: (typed) => savingReceiver.run({ params, body: { ...typed, receiverId } }),
  })
  const { place } = usePostalPlace(receiver.value.zipCode)
  const forms = { orderer, receiver }
  const violations = {
    orderer: violationsOfOrderer(orderer.value),
    receiver: violationsOfReceiver(receiver.value, place),
  }

  return {
    orderer: orderer.value,
    receiver: receiver.value,
    /** The body of the call that saves both. */
    body: { orderer: orderer.value, receiver: { ...receiver.value, receiverId } },
    isValid: hasNoViolation(violations.orderer) && hasNoViolation(violations.receiver),
    isSaving: orderer.isBusy || receiver.isBusy,
    showSaveProblem,
    ordererBlock: (mayEdit: boolean) => ({
      ...orderer.block,
      value: orderer.value,
      violations: violations.orderer,
      onEdit: mayEdit ? orderer.open : undefined,
    }),
    receiverBlock: (mayEdit: boolean) => ({
      ...receiver.block,
      value: receiver.value,
      violations: violations.receiver,
      onEdit: mayEdit ? receiver.open : undefined,
    }),
  }
}
