/** A file as the bundler cuts it by itself: whoever needs one module of it needs them all. */
export interface Chunk {
  readonly name: string
  /** Bytes of its source. */
  readonly size: number
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** The site, a page, or a part that is fetched when it is asked for. */
  readonly isEntry: boolean
  /** Of an entry that is fetched together with others: what they have in common. */
  readonly visit?: string
}

type Names = ReadonlySet<string>

/** What is fetched when an entry is: it alone, or it and its like. */
export const visitOf = ({ name, visit }: Chunk): string => visit ?? name

/** For each file the visits that fetch it. What is there already when a part is asked for, the part doesn't fetch. */
export function fetchedBy(chunks: readonly Chunk[]): ReadonlyMap<string, Names> {
  const { needs, there } = readVisits(chunks)
  const visitsOf = (name: string) => {
    const fetching = [...needs].filter(([visit, needed]) => needed.has(name) && !there.get(visit)?.has(name))
    return new Set(fetching.map(([visit]) => visit))
  }
  return new Map(chunks.map(({ name }) => [name, visitsOf(name)]))
}

/** For each visit what is there before it fetches anything. */
export const thereBefore = (chunks: readonly Chunk[]): ReadonlyMap<string, Names> => readVisits(chunks).there

function readVisits(chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const entries = Map.groupBy(
    chunks.filter(({ isEntry }) => isEntry),
    visitOf,
  )
  const needs = new Map([...entries].map(([visit, parts]) => [visit, withImports(parts, byName)]))
  return { needs, there: thereAlready(needs, byName) }
}

/** The files, and all that they import. */
export function withImports(entries: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Names {
  const found = new Set(entries.map(({ name }) => name))
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next)
  return found
}

/** For each visit what all that may ask for it have in common, with what was there when they were asked for. */
function thereAlready(
  needs: ReadonlyMap<string, Names>,
  byName: ReadonlyMap<string, Chunk>,
): ReadonlyMap<string, Names> {
  const asks = ([asker, needed]: readonly [string, Names]) =>
    [...needed]
      .flatMap((name) => byName.get(name)?.dynamicImports ?? [])
      .flatMap((name) => byName.get(name) ?? [])
      .map((part) => ({ asker, entry: visitOf(part) }))
  const askers = Map.groupBy(
    [...needs].flatMap(asks).filter(({ asker, entry }) => asker !== entry),
    ({ entry }) => entry,
  )
  // Nobody asks for the site. Of the others everything is there until an asker lacks it.
  const everything: Names = new Set(byName.keys())
  const there = new Map([...needs.keys()].map((entry) => [entry, askers.has(entry) ? everything : new Set<string>()]))
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const [entry, from] of askers) {
      const before = there.get(entry) ?? everything
      const isThere = (name: string) =>
        from.every(({ asker }) => needs.get(asker)?.has(name) === true || there.get(asker)?.has(name) === true)
      const common = new Set([...before].filter(isThere))
      if (common.size < before.size) isSettled = false
      there.set(entry, common)
    }
  }
  return there
}
