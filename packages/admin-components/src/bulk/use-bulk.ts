import type { Result } from '@delebil/core-api'
import type { BulkInput, BulkRun } from '@delebil/core-api/admin'
import { keyOf, useKept, useSend } from '@delebil/core-api/react'
import type { ProblemCode } from '@delebil/validation/text'
import { useEffect, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { type BulkTarget, type BulkTask, stepOf } from '../screen/bulk-job.ts'
import type { Screen } from '../screen/screen.ts'
import { useAdminChange } from '../use-admin-answer.ts'
import { useForget } from '../use-record.ts'
import { useBulkRun } from './use-bulk-run.ts'

type Answered = Promise<Result<{ readonly entity: BulkRun }, ProblemCode>>

/** A bulk change from its rehearsal to its result. The server works it, also when nobody looks. */
export function useBulk(screen: Screen, known?: number) {
  const { key } = screen.resource
  const { api, organizationId: orgId } = useAdminHost()
  const { put, refresh } = useKept()
  const forget = useForget()
  const [id, setId] = useState(known)
  const { data: run, error, mutate } = useBulkRun(id)
  const step = run && stepOf(run)
  const beginning = useSend((task: BulkTask & BulkInput, idempotencyKey) =>
    api.bulk(key, task, { orgId }, { idempotencyKey }),
  )
  const starting = useAdminChange('bulk-runs.start')
  const stopping = useAdminChange('bulk-runs.stop')
  const all = [beginning, starting, stopping]

  const take = async (send: () => Answered) => {
    for (const change of all) change.clear()
    const result = await send()
    if (!result.ok) return
    const { entity } = result.value
    await put(keyOf('bulk-runs.get', { params: { id: entity.id } }, orgId), entity)
    setId(entity.id)
  }
  const begin = (task: BulkTask, more: { rehearse: boolean } & Partial<BulkTarget>) =>
    take(() => beginning.send({ ...task, ...more }))
  const start = (body: { failed?: boolean; why?: string }) =>
    take(() => starting.send({ params: { id: Number(id) }, body }))

  // What was changed is asked for anew each time that the run comes to rest.
  const rest = run && (step === 'done' || step === 'stopped') ? `${run.id} ${run.done}` : undefined
  const heard = useRef<string>(undefined)
  useEffect(() => {
    if (rest === heard.current) return
    heard.current = rest
    if (rest === undefined) return
    void forget(key)
    void refresh('bulk-runs.list')
  })

  return {
    run,
    step,
    /** Another at each result. */
    rest,
    isAsking: all.some(({ isPending }) => isPending),
    message: all.find(({ refusal }) => refusal)?.refusal?.message ?? (run ? undefined : error?.message),
    again: () => void mutate(),
    rehearse: (task: BulkTask, target: BulkTarget) => begin(task, { ...target, rehearse: true }),
    undo: (undoes: number) => begin({ action: 'undo', undoes }, { rehearse: false }),
    start: (why = '') => start(why === '' ? {} : { why }),
    retry: () => start({ failed: true }),
    stop: () => take(() => stopping.send({ params: { id: Number(id) } })),
    back: () => setId(undefined),
  } as const
}
