import type { Refusal } from '@delebil/core-api'
import { type FormOptions, useForm } from '@delebil/ui'
import { memberProblemTextOf, type ProblemCode } from '@delebil/validation/text'

interface CheckedFormOptions<V extends object, T> extends Omit<FormOptions<V, Refusal, T>, 'check'> {
  readonly checks: { readonly [K in keyof V]?: (value: V[K]) => ProblemCode | undefined }
}

/** A form whose fields are checked by the rules that the server checks them by. */
export function useCheckedForm<V extends object, T>({ checks, ...options }: CheckedFormOptions<V, T>) {
  const check = (values: V) => {
    const codes = (Object.keys(values) as (keyof V & string)[]).map(
      (name) => [name, checks[name]?.(values[name])] as const,
    )
    return Object.fromEntries(codes.map(([name, code]) => [name, code && memberProblemTextOf(code)]))
  }
  return useForm<V, Refusal, T>({ ...options, check })
}
