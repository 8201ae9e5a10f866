import type { Rehearsed } from '../platform/db/rehearse-migrations.ts'

/** What an operator reads of a rehearsal. */
export const linesOf = (rehearsed: readonly Rehearsed[]): string[] => {
  if (rehearsed.length === 0) return ['The schema is up to date: nothing would be done.']
  const lines = rehearsed.map(({ name, milliseconds, locked, problem }) => {
    if (problem !== undefined) return `${name} cannot be done: ${problem}`
    const kept = locked.length === 0 ? 'keeps nobody waiting' : `keeps everybody from ${locked.join(', ')}`
    return `${name}: ${milliseconds} ms, ${kept}`
  })
  return [...lines, 'All of it was taken back.']
}
