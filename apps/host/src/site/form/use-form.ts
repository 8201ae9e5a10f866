import type { Refusal, Result } from '@delebil/core-api'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'

type Values<N extends string> = Readonly<Record<N, string>>
type Errors<N extends string> = Readonly<Partial<Record<N, string>>>
type Checks<N extends string> = { readonly [K in N]?: (value: string) => ProblemCode | undefined }

/** What a text field of the form is given. */
export interface FormField {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

export interface Form<N extends string> {
  readonly values: Values<N>
  readonly field: (name: N) => FormField
  readonly isPending: boolean
  /** Something differs from what was there first or was saved last. */
  readonly isChanged: boolean
  /** What the server said that belongs to no field. */
  readonly refusal: Refusal | undefined
  /** For the form element: checks, sends, and puts each error at its field, with focus on the first. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** These values count as saved from now on. */
  readonly reset: (values: Values<N>) => void
}

export interface FormOptions<N extends string, T> {
  readonly initial: Values<N>
  readonly checks: Checks<N>
  readonly send: (values: Values<N>) => Promise<Result<T, ProblemCode>>
  readonly onDone: (value: T, values: Values<N>) => void
}

function noErrors<N extends string>(): Errors<N> {
  return {} as Errors<N>
}

/** A form of text fields. What was typed stays through every failure; an error goes when its own field changes. */
export function useForm<N extends string, T>({ initial, checks, send, onDone }: FormOptions<N, T>): Form<N> {
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<N>>(noErrors)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isPending, setIsPending] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)
  const names = Object.keys(initial) as N[]

  useEffect(() => {
    if (failures > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  const show = (found: Errors<N>, other?: Refusal) => {
    setErrors(found)
    setRefusal(other)
    setFailures((count) => count + 1)
  }
  const change = (name: N, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others as Errors<N>)
    setRefusal(undefined)
  }

  async function submit(): Promise<void> {
    const wrong = names.flatMap((name) => {
      const code = checks[name]?.(values[name])
      return code ? [[name, problemText[code]] as const] : []
    })
    if (wrong.length > 0) return show(Object.fromEntries(wrong) as Errors<N>)
    setIsPending(true)
    const result = await send(values)
    setIsPending(false)
    if (result.ok) {
      setSaved(values)
      show(noErrors())
      return onDone(result.value, values)
    }
    const { fields } = result.refusal
    const known = names.filter((name) => fields[name] !== undefined)
    show(
      Object.fromEntries(known.map((name) => [name, fields[name]])) as Errors<N>,
      known.length > 0 ? undefined : result.refusal,
    )
  }

  return {
    values,
    isPending,
    refusal,
    isChanged: names.some((name) => values[name] !== saved[name]),
    field: (name) => {
      const error = errors[name]
      return {
        name,
        value: values[name],
        onChange: (value) => change(name, value),
        ...(error !== undefined && { error }),
      }
    },
    onSubmit: (event) => {
      event.preventDefault()
      formElement.current = event.currentTarget
      if (!isPending) void submit()
    },
    reset: (next) => {
      setSaved(next)
      setValues(next)
      setErrors(noErrors())
      setRefusal(undefined)
    },
  }
}
