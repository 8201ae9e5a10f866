import type { Parameters, Queryable } from './queryable.ts'

/** A step of how PostgreSQL answers a statement. */
type PlanStep = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Alias?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Actual Loops': number
  readonly Plans?: readonly PlanStep[]
}

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

type Explained = { readonly Plan: PlanStep; readonly Planning: { readonly 'Memory Used': number } }

/** What PostgreSQL says of the last statement that `work` asks for, which answers nothing. */
const explain = async (db: Queryable, options: string, work: (asked: Queryable) => Promise<unknown>) => {
  let explained: Explained | undefined
  const rows: Queryable['rows'] = async (text, values) => {
    const answer = await db.theRow<Record<string, [Explained]>>(`explain (${options}, format json) ${text}`, values)
    explained = Object.values(answer)[0]?.[0]
    return []
  }
  const theRow: Queryable['theRow'] = async <Row>(text: string, values?: Parameters) => {
    await rows(text, values)
    return {} as Row
  }
  const oneRow: Queryable['oneRow'] = async (text, values) => {
    await rows(text, values)
    return undefined
  }
  await work({ ...db, rows, theRow, oneRow })
  if (explained === undefined) throw new Error('No statement was asked.')
  return explained
}

/** For tests: how many rows a step has looked at in all its rounds. */
export const rowsReadBy = ({
  'Actual Rows': rows,
  'Rows Removed by Filter': removed = 0,
  'Actual Loops': rounds,
}: Pick<PlanStep, 'Actual Rows' | 'Rows Removed by Filter' | 'Actual Loops'>): number => (rows + removed) * rounds

/** For tests: all steps of the one statement that `work` asks for, which is carried out and answers nothing. */
export const testPlan = async (db: Queryable, work: (asked: Queryable) => Promise<unknown>): Promise<PlanStep[]> =>
  stepsOf((await explain(db, 'analyze', work)).Plan)

/**
 * For tests: how much memory (kB) it takes to plan the one statement. It grows, as the time for it does, with the orders in which
 * its tables can be joined, and is the same on every machine.
 */
export const testPlannerMemory = async (db: Queryable, work: (asked: Queryable) => Promise<unknown>): Promise<number> =>
  (await explain(db, 'memory', work)).Planning['Memory Used']
