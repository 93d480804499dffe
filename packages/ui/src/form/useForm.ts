import { type ChangeEvent, type CompositionEvent, type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, useForm as useHookForm } from 'react-hook-form'

/** The problem of each field as a code; null or left out for a valid field. */
export type Problems<Field extends string, Code extends string = string> = { readonly [Name in Field]?: Code | null }

type Values<Field extends string> = Readonly<Record<Field, string>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface FormSettings<Field extends string, Code extends string> {
  readonly initial: Values<Field>
  readonly check: (values: Values<Field>) => Problems<Field, Code>
  /** Called with valid values only. Returns the problems that the server reports for single fields. */
  readonly send: (values: Values<Field>) => Promise<Problems<Field, Code>>
}

const hasProblem = ([, problem]: readonly [string, unknown]) => (problem ?? null) !== null

/** The problems as react-hook-form takes them. */
const errorsOf = (problems: Problems<string>): FieldErrors<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(hasProblem)
      .map(([name, problem]) => [name, { type: String(problem) }]),
  )

/**
 * A form that is not sent while a field is invalid: after the first attempt it shows the problem beside each field and
 * focuses the first of them. It ignores an Enter that belongs to an input method.
 */
export function useForm<Field extends string, Code extends string = string>({
  initial,
  check,
  send,
}: FormSettings<Field, Code>) {
  const isComposing = useRef(false)
  const isSending = useRef(false)
  const [refused, setRefused] = useState<Problems<Field, Code>>({})
  // The library keeps the fields of `initial` and no others.
  const valuesOf = (typed: Record<string, string>) => typed as Values<Field>
  const { register, watch, setValue, setFocus, reset, handleSubmit, formState } = useHookForm<Record<string, string>>({
    defaultValues: initial,
    resolver: (typed) => {
      const errors = errorsOf(check(valuesOf(typed)))
      return Object.keys(errors).length === 0 ? { values: typed, errors: {} } : { values: {}, errors }
    },
  })
  const { isSubmitting, isSubmitted } = formState
  const values = valuesOf(watch())

  const clearRefused = (name: Field) => setRefused((last) => ({ ...last, [name]: null }))
  const put = (name: string, value: string) => setValue(name, value)

  const checkAndSend = handleSubmit(async (typed) => {
    const found = await send(valuesOf(typed))
    setRefused(found)
    const [first] = Object.entries(found).find(hasProblem) ?? []
    if (first !== undefined) setFocus(first)
  })
  const submit = async () => {
    // A second click before the next render sends nothing.
    if (isSending.current || isComposing.current) return
    isSending.current = true
    try {
      await checkAndSend()
    } finally {
      isSending.current = false
    }
  }

  return {
    values,
    isBusy: isSubmitting,
    /** Checks anew, because the problem of a field can depend on other fields and on what the page has loaded. */
    problemOf: (name: Field): Code | null => refused[name] ?? (isSubmitted ? (check(values)[name] ?? null) : null),
    /** Starts again with other values. */
    reset: (next: Values<Field>) => {
      reset(next)
      setRefused({})
    },
    focus: (name: Field) => setFocus(name),
    /** Sets a field that is not an input element. */
    set: (name: Field, value: string) => {
      put(name, value)
      clearRefused(name)
    },
    /**
     * Props of an input, select or textarea.
     * @param normalise the typed text, but not while an input method composes it
     */
    control: (name: Field, normalise?: (typed: string, before: string) => string) => ({
      ...register(name, {
        onChange: ({ target, nativeEvent }: ChangeEvent<Control>) => {
          clearRefused(name)
          if (normalise && !(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) {
            put(name, normalise(target.value, values[name]))
          }
        },
      }),
      ...(normalise && {
        onCompositionEnd: (event: CompositionEvent<Control>) =>
          put(name, normalise(event.currentTarget.value, values[name])),
      }),
      value: values[name],
    }),
    formProps: {
      noValidate: true,
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: () => {
        isComposing.current = false
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}
