import type { Result } from '@delebil/core-api'
import type { BulkRun } from '@delebil/core-api/admin'
import type { ProblemCode } from '@delebil/validation/text'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useAdminHost } from '../admin-host.ts'
import { type BulkTarget, type BulkTask, stepOf } from '../screen/bulk-job.ts'
import type { Screen } from '../screen/screen.ts'
import { keyOf, useForget } from '../use-record.ts'
import { useBulkRun } from './use-bulk-run.ts'

type Answered = Promise<Result<{ readonly entity: BulkRun }, ProblemCode>>

/** A bulk change from its rehearsal to its result. The server works it, also when nobody looks. */
export function useBulk(screen: Screen, known?: number) {
  const { key } = screen.resource
  const { api, organizationId: orgId } = useAdminHost()
  const { mutate } = useSWRConfig()
  const forget = useForget()
  const [id, setId] = useState(known)
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState<string>()
  const { run, refusal, again, know } = useBulkRun(id)
  const step = run && stepOf(run)

  const take = async (answer: Answered) => {
    setMessage(undefined)
    setIsAsking(true)
    const result = await answer
    setIsAsking(false)
    if (!result.ok) return setMessage(result.refusal.message)
    const { entity } = result.value
    await mutate(keyOf(orgId, 'bulk-runs', 'run', entity.id), entity, { revalidate: false })
    setId(entity.id)
    if (entity.id === id) await know(entity)
  }
  const begin = (task: BulkTask, more: { rehearse: boolean } & Partial<BulkTarget>) =>
    take(api.bulk(key, { ...task, ...more }, { orgId }, { idempotencyKey: crypto.randomUUID() }) as Answered)
  const tell = (name: 'bulk-runs.start' | 'bulk-runs.stop', body?: { failed?: boolean; why?: string }) =>
    take(
      api.call(name, {
        params: { id: String(id) },
        query: { orgId: String(orgId) },
        ...(body && { body }),
      } as never) as Answered,
    )

  // What was changed is asked for anew each time that the run comes to rest.
  const rest = run && (step === 'done' || step === 'stopped') ? `${run.id} ${run.done}` : undefined
  const heard = useRef<string>(undefined)
  useEffect(() => {
    if (rest === heard.current) return
    heard.current = rest
    if (rest === undefined) return
    void forget(key)
    void forget('bulk-runs')
  })

  return {
    run,
    step,
    isAsking,
    message: message ?? refusal?.message,
    again,
    rehearse: (task: BulkTask, target: BulkTarget) => begin(task, { ...target, rehearse: true }),
    undo: (undoes: number) => begin({ action: 'undo', undoes }, { rehearse: false }),
    start: (why = '') => tell('bulk-runs.start', { ...(why !== '' && { why }) }),
    retry: () => tell('bulk-runs.start', { failed: true }),
    stop: () => tell('bulk-runs.stop'),
    back: () => setId(undefined),
  } as const
}
