import type { SystemHealth } from '@delebil/core-api/admin'
import { healthTexts as own } from './health-texts.ts'

type Run = SystemHealth['schedules'][number]
export type ScheduleRow = Run & { readonly label: string }

const isRetention = ({ name, outcome }: Run): boolean => name.endsWith('-retention') && outcome !== 'FAILED'
const isFirst = (one: Run, other: Run): number => Date.parse(one.startedAt) - Date.parse(other.startedAt)

/** What runs by itself, what failed first. What only deletes is one row, as long as it goes well: the one that ran longest ago. */
export function scheduleRows(runs: readonly Run[]): ScheduleRow[] {
  const [oldest] = runs.filter(isRetention).sort(isFirst)
  const rows = runs.filter((run) => !isRetention(run)).map((run) => ({ ...run, label: own.nameOf(run.name) }))
  const all = oldest ? [...rows, { ...oldest, label: own.retention }] : rows
  return all.sort((one, other) => Number(other.outcome === 'FAILED') - Number(one.outcome === 'FAILED'))
}
