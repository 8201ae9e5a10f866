import type { ChangeState } from '@delebil/core-api/react'
import { ErrorMessage } from '@delebil/ui'

/** The server's own words for why it did not go. */
export function RefusedText({ state }: { readonly state: ChangeState }) {
  return <ErrorMessage>{state.name === 'refused' ? state.refusal.message : undefined}</ErrorMessage>
}
