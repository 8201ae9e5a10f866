/** A statement of this process that took long, without its values. */
export type SlowStatement = {
  /** Its name, or how it begins. */
  readonly statement: string
  readonly count: number
  readonly longestMilliseconds: number
  readonly lastAt: Date
}

/** What takes so long is worth a look (ms). */
export const SLOW_MILLISECONDS = 250
const mostKept = 50
const mostShown = 10
const mostSigns = 80

/** What a statement is called: its name, or how it begins. It has no values. */
export const nameOfStatement = (text: string, name: string | undefined): string =>
  name ?? text.replace(/\s+/g, ' ').trim().slice(0, mostSigns)

/** Remembers the slow statements of a process; of more than it keeps, the one that was slow longest ago is forgotten. */
export const createSlowStatements = () => {
  const kept = new Map<string, SlowStatement>()
  let total = 0
  return {
    note: (milliseconds: number, text: string, name: string | undefined, now = new Date()): void => {
      if (milliseconds < SLOW_MILLISECONDS) return
      total += 1
      const statement = nameOfStatement(text, name)
      const before = kept.get(statement)
      kept.delete(statement)
      kept.set(statement, {
        statement,
        count: (before?.count ?? 0) + 1,
        longestMilliseconds: Math.max(before?.longestMilliseconds ?? 0, Math.round(milliseconds)),
        lastAt: now,
      })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    /** The slowest first. */
    list: (): readonly SlowStatement[] =>
      [...kept.values()].sort((one, other) => other.longestMilliseconds - one.longestMilliseconds).slice(0, mostShown),
    total: (): number => total,
  }
}
