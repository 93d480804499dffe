import type { CallError } from '@irodori/client/callError'
import { useInvalidation } from '@irodori/client/useCallMutation'
import type { Result } from '@irodori/result'
import { useToast } from '@irodori/ui/ToastProvider'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useTranslation } from 'react-i18next'
import { type FieldCode, fieldCode, fieldCodes } from './fieldCodes.ts'
import { ORDER_QUERIES } from '../../orders/orderQueries.ts'

interface OrderFormSettings<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>
  readonly check?: (values: Readonly<Record<Field, string>>) => { readonly [Name in Field]?: FieldCode | null }
  readonly call: (values: Readonly<Record<Field, string>>) => Promise<Result<unknown, CallError>>
  /** What is said of the change once it is made. */
  readonly done: string
  readonly onClose: () => void
}

/** A form that changes an order: it closes when the change is made, and the order is read again in either case. */
export function useOrderForm<Field extends string>({
  initial,
  check = () => ({}),
  call,
  done,
  onClose,
}: OrderFormSettings<Field>) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const toast = useToast()
  const invalidate = useInvalidation()
  const { control, formProps, isBusy, error, problemOf } = useCallForm<Field, string, unknown>({
    initial,
    check,
    call: async (values) => {
      const result = await call(values)
      await invalidate(ORDER_QUERIES)
      return result
    },
    onDone: () => {
      toast({ message: done })
      onClose()
    },
    refused: fieldCodes,
  })
  /** Props of a field with its problem in words. */
  const field = (name: Field) => {
    const code = problemOf(name)
    return { ...control(name), error: code === null ? null : t(`problem.${fieldCode(code)}`) }
  }
  return { field, formProps, isBusy, error }
}
