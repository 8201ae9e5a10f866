import type { BulkRun } from '@delebil/core-api/admin'
import { useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen.ts'
import { useForget } from '../use-record.ts'
import { type BulkTarget, type BulkTask, chunksOf, sortResults } from './bulk-job.ts'

export type BulkStep =
  | { readonly name: 'choose' }
  | { readonly name: 'rehearse' }
  | { readonly name: 'confirm'; readonly run: BulkRun }
  | { readonly name: 'work'; readonly done: number; readonly count: number }
  | { readonly name: 'done'; readonly run: BulkRun | undefined; readonly left: readonly number[] }

/** A bulk change from its rehearsal to its result: sent some records at a time, each of them once. */
export function useBulk(screen: Screen, target: BulkTarget, first: BulkTask | undefined) {
  const { key } = screen.resource
  const { api, organizationId: orgId } = useAdminHost()
  const forget = useForget()
  const [task, setTask] = useState<BulkTask | undefined>(first)
  const [step, setStep] = useState<BulkStep>(first ? { name: 'rehearse' } : { name: 'choose' })
  const [message, setMessage] = useState<string>()
  const stopped = useRef(false)

  const rehearse = async (wanted: BulkTask) => {
    setTask(wanted)
    setMessage(undefined)
    setStep({ name: 'rehearse' })
    const result = await api.bulk(key, { ...target, ...wanted, rehearse: true }, { orgId })
    if (result.ok) return setStep({ name: 'confirm', run: result.value.entity })
    setMessage(result.refusal.message)
    setStep({ name: 'choose' })
  }

  const apply = async (wanted: BulkTask, ids: readonly number[], why: string, before?: BulkRun) => {
    setTask(wanted)
    setMessage(undefined)
    stopped.current = false
    let run = before
    let done = 0
    for (const chunk of chunksOf(ids)) {
      if (stopped.current) break
      setStep({ name: 'work', done, count: ids.length })
      const body = { ...wanted, ids: chunk, ...(why !== '' && { why }), ...(run?.id && { into: run.id }) }
      // The key: a chunk whose answer is lost is done once, however often it is sent.
      const result = await api.bulk(key, body, { orgId }, { idempotencyKey: crypto.randomUUID() })
      if (!result.ok) {
        setMessage(result.refusal.message)
        break
      }
      run = result.value.entity
      done += chunk.length
    }
    setStep({ name: 'done', run, left: ids.slice(done) })
    void forget(key)
  }

  return {
    task,
    step,
    message,
    rehearse,
    confirm: (run: BulkRun, why: string) =>
      task &&
      apply(
        task,
        sortResults(run.results, task.action).done.map(({ id }) => id),
        why,
      ),
    retry: (run: BulkRun | undefined, left: readonly number[], why: string) => {
      const failed = (run?.results ?? []).flatMap(({ id, ok }) => (ok ? [] : [id]))
      return task && apply(task, [...failed, ...left], why, run)
    },
    undo: (run: BulkRun) =>
      apply(
        { action: 'undo', undoes: run.id ?? 0 },
        run.results.flatMap(({ id, ok }) => (ok ? [id] : [])),
        '',
      ),
    stop: () => {
      stopped.current = true
    },
    back: () => setStep({ name: 'choose' }),
  } as const
}
