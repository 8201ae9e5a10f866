import type { FieldChanges } from '../../../platform/audit/change-store.ts'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { OfficeCall } from '../../admin-records/admin-verb.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord, type Seen } from '../../admin-records/write-record.ts'
import type { RunKey, RunState } from '../stores/billing-runs.ts'

export type Run = Parameters<Parameters<typeof actOnRecord<'billing-runs'>>[4]>[0]
export type RunCall = OfficeCall & { readonly input: { readonly params: { readonly id: number }; readonly body: Seen } }

/** Does something with a run that stands where it must. */
export const actOnRun = async (
  context: Context,
  call: RunCall,
  action: string,
  from: readonly RunState[],
  work: (writing: Writing, key: RunKey, run: Run) => Promise<FieldChanges> | Promise<void>,
) => {
  const writing = { context, call }
  const { id } = call.input.params
  const entity = await actOnRecord(
    writing,
    'billing-runs',
    id,
    action,
    async (run) => {
      if (!from.includes(run.state)) throw new Refusal('billing-run.moved-on')
      return (await work(writing, { organizationId: call.office.organizationId, id }, run)) || undefined
    },
    call.input.body,
  )
  return { answer: { entity, errors: [] } }
}

/** Whether the members of a run may still say what is wrong before it is approved. */
export const isOpenAt = (openUntil: string, now: Date): boolean => Date.parse(openUntil) > now.getTime()
