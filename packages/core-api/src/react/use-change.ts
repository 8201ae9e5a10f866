import type { Answer, CallInput, CallName } from '../call.ts'
import type { Contract } from '../contract.ts'
import { useDataSource } from './data-source.ts'
import { sendOrWait } from './send-or-wait.ts'
import { type Change, useSend } from './use-send.ts'

/** A change of something on the server, with the key that makes a retry safe. Without network it waits, if it can. */
export function useChange<N extends CallName>(name: N): Change<CallInput<Contract[N]>, Answer<Contract[N]>> {
  const { api, online, waiting } = useDataSource()
  return useSend((input, idempotencyKey) => {
    const call = () => api.call(name, { ...input, idempotencyKey })
    return sendOrWait({ name, input, idempotencyKey, call, online, waiting })
  })
}
