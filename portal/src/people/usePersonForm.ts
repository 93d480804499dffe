import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import type { FieldViolations } from '@irodori/rules/personViolations'
import { useForm } from '@irodori/ui/useForm'
import { useState } from 'react'

/** The messages of the server, by field name. */
export type ServerErrors = Readonly<Record<string, readonly string[] | undefined>>

/** A save that the server refused. */
interface RefusedSave {
  readonly errors: ServerErrors
  readonly values: Readonly<Record<string, string>>
}

const NOTHING_REFUSED: RefusedSave = { errors: {}, values: {} }

/** The messages for the fields that still hold the refused value. */
const errorsOfUnchanged = ({ errors, values }: RefusedSave, now: RefusedSave['values']): ServerErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => now[field] === values[field]))

interface PersonFormSettings<Field extends string> {
  /** The person as the order holds it. */
  readonly stored: Readonly<Record<Field, string>>
  readonly check: (typed: Readonly<Record<Field, string>>) => FieldViolations<Field>
  readonly save: (typed: Readonly<Record<Field, string>>) => Promise<Result<unknown, CallError>>
  readonly onRefused: (error: CallError) => void
  readonly isInitiallyOpen: boolean
  readonly onClosed: (() => void) | undefined
}

/** The form of one person: closed, it follows the order; open, it keeps what is typed. */
export function usePersonForm<Field extends string>(settings: PersonFormSettings<Field>) {
  const { stored, check, save, onRefused, isInitiallyOpen, onClosed } = settings
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const [refused, setRefused] = useState(NOTHING_REFUSED)
  const close = () => {
    setRefused(NOTHING_REFUSED)
    setOpen(false)
    onClosed?.()
  }
  const { values, reset, control, set, problemOf, formProps, isBusy } = useForm({
    initial: stored,
    check,
    send: async (typed) => {
      const saved = await save(typed)
      if (saved.ok) close()
      else onRefused(saved.error)
      return {}
    },
  })
  const open = () => {
    if (!isOpen) reset(stored)
    setOpen(true)
  }
  const value = isOpen ? values : stored
  return {
    value,
    isBusy,
    /** Opens the form with the messages of the server. */
    showErrors: (errors: ServerErrors) => {
      setRefused({ errors, values: value })
      open()
    },
    open,
    block: {
      control,
      set,
      problemOf,
      formProps,
      server: errorsOfUnchanged(refused, value),
      isBusy,
      isEdited: isOpen,
      onCancel: close,
    },
  }
}
