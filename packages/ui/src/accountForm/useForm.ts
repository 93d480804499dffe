import { type ChangeEvent, type CompositionEvent, type FormEvent, useRef, useState } from 'react'

/** The problem of each field as a code; null or left out for a valid field. */
export type Problems<Field extends string, Code extends string = string> = { readonly [Name in Field]?: Code | null }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface FormSettings<Field extends string, Code extends string> {
  readonly initial: Readonly<Record<Field, string>>
  /** The fields in the order of the form; the first invalid one gets the focus. */
  readonly check: (values: Readonly<Record<Field, string>>) => Problems<Field, Code>
  /** Called with valid values only. Returns the problems that the server reports for single fields. */
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<Problems<Field, Code>>
}

/**
 * A form that is not sent while a field is invalid: after the first attempt it shows the problem beside each field and
 * focuses the first of them. It ignores an Enter that belongs to an input method.
 */
export function useForm<Field extends string, Code extends string = string>({
  initial,
  check,
  send,
}: FormSettings<Field, Code>) {
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems<Field, Code>>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isComposing = useRef(false)

  const problems = check(values)
  const problemOf = (name: Field): Code | null => refused[name] ?? (isTried ? (problems[name] ?? null) : null)
  const wrongOf = (found: Problems<Field, Code>) =>
    (Object.keys(initial) as Field[]).find((name) => (found[name] ?? null) !== null)
  const focus = (name: Field) => form.current?.querySelector<Control>(`[name="${name}"]`)?.focus()

  const set = (name: Field, value: string) => {
    setValues((last) => ({ ...last, [name]: value }))
    setRefused((last) => ({ ...last, [name]: null }))
  }

  const submit = async () => {
    setTried(true)
    const wrong = wrongOf(problems)
    if (wrong !== undefined) return focus(wrong)
    if (isBusy) return
    setBusy(true)
    const found = await send(values)
    setBusy(false)
    setRefused(found)
    const field = wrongOf(found)
    if (field !== undefined) focus(field)
  }

  return {
    values,
    isBusy,
    problemOf,
    /** Sets a field that is not an input element. */
    set,
    /**
     * Props of an input, select or textarea.
     * @param put normalises the typed text
     */
    control: (name: Field, put = (typed: string): string => typed) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<Control>) => set(name, put(event.target.value)),
    }),
    formProps: {
      ref: form,
      noValidate: true,
      onCompositionStart: (_event: CompositionEvent) => {
        isComposing.current = true
      },
      onCompositionEnd: (_event: CompositionEvent) => {
        isComposing.current = false
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!isComposing.current) void submit()
      },
    },
  }
}
