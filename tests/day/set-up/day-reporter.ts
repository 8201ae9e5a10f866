import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Counted = { readonly presses: number; readonly letters: number; readonly waits: readonly number[] }

const tell = (line: string) => process.stdout.write(`${line}\n`)
const columns = ['presses', 'letters', 'last answer', 'slowest']
const rowOf = (name: string, cells: readonly string[]) =>
  [name.padEnd(70), ...cells.map((cell, at) => cell.padStart(columns[at]?.length ?? 0))].join('  ')

/** Tells of each task how many keys it took, how many of them wrote something, and how long the answers took. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default class DayReporter implements Reporter {
  readonly #tasks: Counted[] = []

  onBegin(): void {
    tell(rowOf('task', columns))
  }

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult): void {
    const said = annotations.find(({ type }) => type === 'day')?.description
    if (status !== 'passed' || said === undefined) {
      tell(`${title}: ${status}`)
      for (const { message } of errors) tell(message ?? '')
      return
    }
    const counted = JSON.parse(said) as Counted
    this.#tasks.push(counted)
    const inMs = (wait: number | undefined) => `${Math.round(wait ?? 0)} ms`
    const { presses, letters, waits } = counted
    tell(rowOf(title, [String(presses), String(letters), inMs(waits.at(-1)), inMs(Math.max(0, ...waits))]))
  }

  onEnd({ status }: FullResult): void {
    const sum = (of: (counted: Counted) => number) => String(this.#tasks.reduce((all, counted) => all + of(counted), 0))
    const slowest = Math.max(0, ...this.#tasks.flatMap(({ waits }) => waits))
    const sums = [sum(({ presses }) => presses), sum(({ letters }) => letters), '', `${Math.round(slowest)} ms`]
    tell(rowOf(`${this.#tasks.length} tasks, ${status}`, sums))
  }
}
