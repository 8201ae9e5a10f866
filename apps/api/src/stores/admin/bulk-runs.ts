import { oneRow, type Queryable, theRow } from '../../db/queryable.ts'

export type NewBulkRun = {
  organizationId: number
  personId: number
  at: Date
  resource: string
  action: string
  succeeded: number
  failed: number
  results: readonly unknown[]
}
export type StoredBulkRun<Results> = Omit<NewBulkRun, 'organizationId' | 'personId' | 'results'> & {
  id: number
  results: Results
}
type Mine = { organizationId: number; personId: number }

export const insertBulkRun = async (tx: Queryable, run: NewBulkRun): Promise<number> => {
  const { id } = await theRow(
    tx.rows<{ id: number }>(
      `insert into admin_bulk_run (organization_id, person_id, at, resource, action, succeeded, failed, results)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        run.organizationId,
        run.personId,
        run.at,
        run.resource,
        run.action,
        run.succeeded,
        run.failed,
        JSON.stringify(run.results),
      ],
    ),
  )
  return id
}

/** Puts what became of more records, or of the same ones tried again, in a run. */
export const updateBulkRun = (
  tx: Queryable,
  { organizationId, personId }: Mine,
  id: number,
  { succeeded, failed, results }: Pick<NewBulkRun, 'succeeded' | 'failed' | 'results'>,
): Promise<number> =>
  tx.change(
    `update admin_bulk_run set succeeded = $4, failed = $5, results = $6
     where organization_id = $1 and person_id = $2 and id = $3`,
    [organizationId, personId, id, succeeded, failed, JSON.stringify(results)],
  )

const columns = 'id, at, resource, action, succeeded, failed'

/** The latest that the person made. */
export const listBulkRuns = (db: Queryable, mine: Mine): Promise<Omit<StoredBulkRun<never>, 'results'>[]> =>
  db.rows(
    `select ${columns} from admin_bulk_run where person_id = $1 and organization_id = $2 order by id desc limit 50`,
    [mine.personId, mine.organizationId],
  )

export const findBulkRun = <Results>(
  db: Queryable,
  mine: Mine,
  id: number,
): Promise<StoredBulkRun<Results> | undefined> =>
  oneRow(
    db.rows<StoredBulkRun<Results>>(
      `select ${columns}, results from admin_bulk_run where person_id = $1 and organization_id = $2 and id = $3`,
      [mine.personId, mine.organizationId, id],
    ),
  )
