import type { Refusal } from '@delebil/core-api'

/** What was asked for, or why it was not told. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }
/** A refusal as SWR carries it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The value, or a `Refused`. */
export async function ask<T>(answer: Promise<Answered<T>>): Promise<T> {
  const result = await answer
  if (!result.ok) throw new Refused(result.refusal)
  return result.value
}

/** A lost line and a tired server are asked again by themselves; a refusal is not. */
export const askAgain = { shouldRetryOnError: ({ refusal }: Refused) => refusal.status === 0 || refusal.status >= 500 }
