import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import type { FieldViolations } from '@irodori/rules/personViolations'
import { useForm } from '@irodori/ui/useForm'
import { useState } from 'react'

/** The messages of the server, by field name. */
export type ServerErrors = Readonly<Record<string, readonly string[] | undefined>>

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
  const [server, setServer] = useState<ServerErrors>({})
  const close = () => {
    setServer({})
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
  return {
    value: isOpen ? values : stored,
    isBusy,
    /** Opens the form with the messages of the server. */
    showErrors: (errors: ServerErrors) => {
      setServer(errors)
      open()
    },
    open,
    block: { control, set, problemOf, formProps, server, isBusy, isEdited: isOpen, onCancel: close },
  }
}
