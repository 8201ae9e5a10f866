import type { ChangeFailure } from '@delebil/booking-widget'

export type Failure = ChangeFailure | 'UNKNOWN'

const failures: readonly string[] = ['EXTENSION_ERROR', 'EDIT_NOTE_ERROR'] satisfies readonly ChangeFailure[]

/** What an entry of the history carries that shows an error page in the place of its page. */
export const failed = (failure: ChangeFailure): { readonly failure: ChangeFailure } => ({ failure })

/** The error page that an entry of the history shows; one that nobody knows is the default, undefined where it shows its page. */
export function failureOf(state: unknown): Failure | undefined {
  if (typeof state !== 'object' || state === null || !('failure' in state)) return undefined
  return failures.includes(String(state.failure)) ? (state.failure as ChangeFailure) : 'UNKNOWN'
}
