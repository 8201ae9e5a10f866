import type { Answer, CallInput } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { type Asked, type AskOptions, answerOf, type Change, keyOf, useAsked, useSend } from '@delebil/core-api/react'
import { useAdminHost } from './admin-host.ts'

export type AdminCallName = keyof AdminCalls
type Input<N extends AdminCallName> = CallInput<AdminCalls[N]>

/** The same question, of one organisation. */
function within<I extends object>(orgId: number, input: I): I {
  const { query } = input as { readonly query?: object }
  return { ...input, query: { ...query, orgId } }
}

/** The answer of a call for the organisation; without `input` nothing is asked. */
export function useAdminAnswer<N extends AdminCallName>(
  name: N,
  input: Input<N> | undefined,
  options: AskOptions<Answer<AdminCalls[N]>> = {},
): Asked<Answer<AdminCalls[N]>> {
  const { api, organizationId } = useAdminHost()
  const ask = input === undefined ? undefined : () => api.call(name, within(organizationId, input)).then(answerOf)
  return useAsked(keyOf(name, input, organizationId), ask, { revalidateOnFocus: false, ...options })
}

/** A change of something in the organisation, with the key that makes a retry safe. */
export function useAdminChange<N extends AdminCallName>(name: N): Change<Input<N>, Answer<AdminCalls[N]>> {
  const { api, organizationId } = useAdminHost()
  return useSend((input, idempotencyKey) => api.call(name, within(organizationId, { ...input, idempotencyKey })))
}
