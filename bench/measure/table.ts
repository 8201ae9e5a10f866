import { type Figure, type Goal, holds, type Unit } from './figure.ts'

const heads = ['name', 'figure', 'goal "committed"', 'holds'] as const

/** The figures as one aligned table, and a last line that counts the goals. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-')
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line), '', countGoals(figures)].map((text) => text.trimEnd()).join('\n')
}

/** 'N goals hold, M do not'. */
export function countGoals(figures: readonly Figure[]): string {
  const results = figures.map(holds)
  const [held, missed] = [true, false].map((wanted) => results.filter((result) => result === wanted).length)
  return `${held} goals hold, ${missed} do not`
}

function cellsOf(figure: Figure): readonly string[] {
  const { name, value, unit, goal } = figure
  const held = holds(figure)
  return [
    name,
    formatValue(value, unit),
    goal === undefined ? '-' : formatGoal(goal, unit),
    held === undefined ? '-' : held ? 'yes' : 'no',
  ]
}

function formatGoal(goal: Goal, unit: Unit): string {
  if ('atMost' in goal) return `<= ${formatValue(goal.atMost, unit)}`
  return 'atLeast' in goal ? `>= ${formatValue(goal.atLeast, unit)}` : formatValue(goal.exactly, unit)
}

/** Three figures that count, no more: the measurement does not bear them. */
function formatValue(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'not measured'
  const number = Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
  return unit === '' ? number : `${number} ${unit}`
}
