import { type Chunk, fetchedBy } from './fetched-by.ts'

interface Group {
  readonly chunks: readonly Chunk[]
  readonly size: number
  /** The entries that fetch it. */
  readonly entries: ReadonlySet<string>
}

interface Pair {
  readonly one: Group
  readonly other: Group
  readonly gain: number
}

interface Weights {
  /** As many bytes of source as one request is worth. */
  readonly request: number
  /** How often an entry is fetched, beside the others. */
  readonly visits: (entry: string) => number
}

/**
 * Puts files together that the same pages fetch: two become one where the requests that this saves are worth more than
 * what somebody then fetches without need. Entries stay files of their own, and no two files come to need each other.
 */
export function mergeChunks(chunks: readonly Chunk[], weights: Weights): string[][] {
  const fetched = fetchedBy(chunks)
  const groupOf = new Map<string, Group>()
  for (const chunk of chunks)
    groupOf.set(chunk.name, { chunks: [chunk], size: chunk.size, entries: fetched.get(chunk.name) ?? new Set() })
  const isShared = (group: Group) => group.chunks.every(({ isEntry }) => !isEntry)
  let groups = [...groupOf.values()].filter(isShared)
  let pairs = groups.flatMap((one, index) => pairsWith(one, groups.slice(index + 1), weights))
  while (pairs.length > 0) {
    const best = pairs.reduce((found, pair) => (pair.gain > found.gain ? pair : found))
    const { one, other } = best
    pairs = pairs.filter((pair) => pair !== best)
    if (leadsAround(one, other, groupOf) || leadsAround(other, one, groupOf)) continue
    const both = merge(one, other)
    for (const { name } of both.chunks) groupOf.set(name, both)
    groups = groups.filter((group) => group !== one && group !== other)
    pairs = pairs.filter((pair) => groups.includes(pair.one) && groups.includes(pair.other))
    pairs.push(...pairsWith(both, groups, weights))
    groups.push(both)
  }
  return groups.map((group) => group.chunks.map(({ name }) => name))
}

const merge = (one: Group, other: Group): Group => ({
  chunks: [...one.chunks, ...other.chunks].sort((a, b) => b.size - a.size),
  size: one.size + other.size,
  entries: new Set([...one.entries, ...other.entries]),
})

/** The pairs that are worth one request less. */
function pairsWith(one: Group, others: readonly Group[], weights: Weights): Pair[] {
  return others.map((other) => ({ one, other, gain: gainOf(one, other, weights) })).filter(({ gain }) => gain > 0)
}

function gainOf(one: Group, other: Group, { request, visits }: Weights): number {
  const bytes = (entry: string) => {
    if (!one.entries.has(entry)) return -one.size
    return other.entries.has(entry) ? request : -other.size
  }
  let sum = 0
  for (const entry of one.entries) sum += visits(entry) * bytes(entry)
  for (const entry of other.entries) if (!one.entries.has(entry)) sum += visits(entry) * bytes(entry)
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
