import type { BulkRun } from '@delebil/core-api/admin'
import type { Queryable } from '../../../../platform/db/queryable.ts'

export type RunKey = { readonly organizationId: number; readonly id: number }
export type RunState = BulkRun['state']
export type RecordState = 'waiting' | 'done' | 'same' | 'failed'
export type RunCounts = { readonly [State in RecordState]: number }

export type NewBulkRun = Pick<
  StoredBulkRun,
  'organizationId' | 'personId' | 'at' | 'resource' | 'action' | 'isRehearsal'
> & {
  readonly sent: object
  readonly why: string | undefined
  readonly undoes: number | undefined
}
export type StoredBulkRun = RunKey &
  RunCounts &
  Pick<BulkRun, 'person' | 'resource' | 'action' | 'why' | 'undoes' | 'isRehearsal' | 'state' | 'problem'> & {
    readonly personId: number
    readonly at: Date
    readonly sent: Readonly<Record<string, unknown>>
  }

export const insertBulkRun = async (tx: Queryable, run: NewBulkRun): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    `insert into admin_bulk_run (organization_id, person_id, at, resource, action, sent, why, undoes, is_rehearsal, state,
         moved_at, done, failed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'working', $3, 0, 0) returning id`,
    [
      run.organizationId,
      run.personId,
      run.at,
      run.resource,
      run.action,
      run.sent,
      run.why || null,
      run.undoes ?? null,
      run.isRehearsal,
    ],
  )
  return id
}

const selection = `select r.organization_id as "organizationId", r.id, r.person_id as "personId",
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as person,
    r.at, r.resource, r.action, r.sent, r.why, r.undoes, r.is_rehearsal as "isRehearsal", r.state, r.problem,
    r.waiting, r.done, r.same, r.failed
  from admin_bulk_run r left join person p on p.id = r.person_id`

/** Of records of these kinds; rehearsals only of the person who made them, and where something is left to start. */
export const listBulkRuns = (
  db: Queryable,
  seen: {
    readonly organizationId: number
    readonly personId: number
    readonly resources: readonly string[]
    readonly before: number | undefined
  },
): Promise<StoredBulkRun[]> =>
  db.rows(
    `${selection} where r.organization_id = $1 and (not r.is_rehearsal or (r.person_id = $2 and (r.state <> 'done' or r.done > 0))) and r.resource = any($3::text[])
       and r.id < coalesce($4::int, 2147483647) order by r.id desc limit 50`,
    [seen.organizationId, seen.personId, seen.resources, seen.before ?? null],
  )

/** One run; locked, nobody else works it meanwhile. */
export const findBulkRun = (
  db: Queryable,
  { organizationId, id }: RunKey,
  lock?: 'locked',
): Promise<StoredBulkRun | undefined> =>
  db.oneRow<StoredBulkRun>(
    `${selection} where r.organization_id = $1 and r.id = $2 ${lock ? 'for no key update of r' : ''}`,
    [organizationId, id],
  )

/** How a run stands now. */
export const moveBulkRun = async (
  tx: Queryable,
  { organizationId, id }: RunKey,
  { state, problem, ...counts }: RunCounts & { readonly state: RunState; readonly problem: string | null },
  now: Date,
): Promise<void> => {
  await tx.change(
    `update admin_bulk_run set state = $3, problem = $4, waiting = $5, done = $6, same = $7, failed = $8, moved_at = $9
     where organization_id = $1 and id = $2`,
    [organizationId, id, state, problem, counts.waiting, counts.done, counts.same, counts.failed, now],
  )
}

/** What was rehearsed is done from now on. */
export const makeBulkRunReal = async (tx: Queryable, { organizationId, id }: RunKey, at: Date): Promise<void> => {
  await tx.change('update admin_bulk_run set is_rehearsal = false, at = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    at,
  ])
}

export const setBulkWhy = async (tx: Queryable, { organizationId, id }: RunKey, why: string): Promise<void> => {
  await tx.change('update admin_bulk_run set why = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    why,
  ])
}

/** Runs that say they are being worked and have not moved since then. */
export const listStuckBulkRuns = (db: Queryable, before: Date): Promise<RunKey[]> =>
  db.rows(
    `select organization_id as "organizationId", id from admin_bulk_run where state = 'working' and moved_at < $1`,
    [before],
  )

/** Forgets rehearsals that nobody started. */
export const deleteRehearsalsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from admin_bulk_run where is_rehearsal and moved_at < $1', [before])
