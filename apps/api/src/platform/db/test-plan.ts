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

/** For tests: all steps of the one statement that `work` asks for, which is carried out and answers nothing. */
export const testPlan = async (db: Queryable, work: (asked: Queryable) => Promise<unknown>): Promise<PlanStep[]> => {
  let steps: PlanStep[] = []
  const rows: Queryable['rows'] = async (text, values) => {
    const answer = await db.theRow<Record<string, [{ Plan: PlanStep }]>>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const [plan] = Object.values(answer)[0] ?? []
    if (plan) steps = stepsOf(plan.Plan)
    return []
  }
  const theRow: Queryable['theRow'] = async <Row>(text: string, values?: Parameters) => {
    await rows(text, values)
    return {} as Row
  }
  await work({ ...db, rows, theRow })
  return steps
}
