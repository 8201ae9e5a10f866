import { type Chunk, fetchedBy, thereBefore, withImports } from './fetched-by.ts'

interface Group {
  readonly chunks: readonly Chunk[]
  readonly size: number
  /** The visits that fetch it. */
  readonly visits: ReadonlySet<string>
}

interface Pair {
  readonly one: Group
  readonly other: Group
  readonly gain: number
}

interface Weights {
  /** As many bytes of source as one request is worth. */
  readonly request: number
  /** How often a visit is made, beside the others. */
  readonly times: (visit: string) => number
}

/** Bytes that a visit would fetch with a group: itself, and of what that needs all that the visit lacks. */
type Lacking = (group: Group, visit: string) => number

/**
 * Puts files together that the same pages fetch: two become one where the requests that this saves are worth more than
 * what somebody then fetches without need. Entries that are fetched alone stay files of their own, and no two files come to need each other.
 */
export function mergeChunks(chunks: readonly Chunk[], weights: Weights): string[][] {
  const fetched = fetchedBy(chunks)
  const groupOf = new Map<string, Group>()
  for (const chunk of chunks)
    groupOf.set(chunk.name, { chunks: [chunk], size: chunk.size, visits: fetched.get(chunk.name) ?? new Set() })
  const isShared = (group: Group) => group.chunks.every(({ isEntry, visit }) => !isEntry || visit !== undefined)
  const lacking = lackingOf(chunks, fetched)
  const pairWith = (one: Group, others: readonly Group[]) => pairsWith(one, others, weights, lacking)
  let groups = [...groupOf.values()].filter(isShared)
  let pairs = groups.flatMap((one, index) => pairWith(one, groups.slice(index + 1)))
  while (pairs.length > 0) {
    const best = pairs.reduce((found, pair) => (pair.gain > found.gain ? pair : found))
    const { one, other } = best
    pairs = pairs.filter((pair) => pair !== best)
    if (leadsAround(one, other, groupOf) || leadsAround(other, one, groupOf)) continue
    const both = merge(one, other)
    for (const { name } of both.chunks) groupOf.set(name, both)
    groups = groups.filter((group) => group !== one && group !== other)
    pairs = pairs.filter((pair) => groups.includes(pair.one) && groups.includes(pair.other))
    pairs.push(...pairWith(both, groups))
    groups.push(both)
  }
  return groups.map((group) => group.chunks.map(({ name }) => name))
}

function lackingOf(chunks: readonly Chunk[], fetched: ReturnType<typeof fetchedBy>): Lacking {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const there = thereBefore(chunks)
  const known = new WeakMap<Group, Map<string, number>>()
  const count = (group: Group, visit: string) => {
    const has = (name: string) => fetched.get(name)?.has(visit) === true || there.get(visit)?.has(name) === true
    const own = new Set(group.chunks.map(({ name }) => name))
    const needed = [...withImports(group.chunks, byName)].filter((name) => !own.has(name) && !has(name))
    return needed.reduce((sum, name) => sum + (byName.get(name)?.size ?? 0), group.size)
  }
  return (group, visit) => {
    const counted = known.get(group) ?? new Map<string, number>()
    known.set(group, counted)
    const bytes = counted.get(visit) ?? count(group, visit)
    counted.set(visit, bytes)
    return bytes
  }
}

const merge = (one: Group, other: Group): Group => ({
  chunks: [...one.chunks, ...other.chunks].sort((a, b) => b.size - a.size),
  size: one.size + other.size,
  visits: new Set([...one.visits, ...other.visits]),
})

/** The pairs that are worth one request less. */
function pairsWith(one: Group, others: readonly Group[], weights: Weights, lacking: Lacking): Pair[] {
  const gain = (other: Group) => gainOf(one, other, weights, lacking)
  return others.map((other) => ({ one, other, gain: gain(other) })).filter((pair) => pair.gain > 0)
}

function gainOf(one: Group, other: Group, { request, times }: Weights, lacking: Lacking): number {
  const bytes = (visit: string) => {
    if (!one.visits.has(visit)) return -lacking(one, visit)
    return other.visits.has(visit) ? request : -lacking(other, visit)
  }
  let sum = 0
  for (const visit of one.visits) sum += times(visit) * bytes(visit)
  for (const visit of other.visits) if (!one.visits.has(visit)) sum += times(visit) * bytes(visit)
  return sum
}

/** One needs the other by way of a third: as one file they would need what needs them. */
function leadsAround(one: Group, other: Group, groupOf: ReadonlyMap<string, Group>): boolean {
  const importsOf = (group: Group) =>
    group.chunks.flatMap(({ imports }) => imports).flatMap((name) => groupOf.get(name) ?? [])
  const found = new Set(importsOf(one).filter((group) => group !== one && group !== other))
  for (const group of found) for (const next of importsOf(group)) found.add(next)
  return found.has(other)
}
