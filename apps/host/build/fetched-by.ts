/** A file as the bundler cuts it by itself: whoever needs one module of it needs them all. */
export interface Chunk {
  readonly name: string
  /** Bytes of its source. */
  readonly size: number
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** The site, a page, or a part that is fetched when it is asked for. */
  readonly isEntry: boolean
}

type Names = ReadonlySet<string>

/** For each file the entries that fetch it. What is there already when a part is asked for, the part doesn't fetch. */
export function fetchedBy(chunks: readonly Chunk[]): ReadonlyMap<string, Names> {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const needs = new Map(chunks.filter(({ isEntry }) => isEntry).map(({ name }) => [name, withImports(name, byName)]))
  const there = thereAlready(needs, byName)
  const entriesOf = (name: string) => {
    const fetching = [...needs].filter(([entry, needed]) => needed.has(name) && !there.get(entry)?.has(name))
    return new Set(fetching.map(([entry]) => entry))
  }
  return new Map(chunks.map(({ name }) => [name, entriesOf(name)]))
}

function withImports(entry: string, byName: ReadonlyMap<string, Chunk>): Names {
  const found = new Set([entry])
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next)
  return found
}

/** For each entry what all that may ask for it have in common, with what was there when they were asked for. */
function thereAlready(
  needs: ReadonlyMap<string, Names>,
  byName: ReadonlyMap<string, Chunk>,
): ReadonlyMap<string, Names> {
  const asks = ([asker, needed]: readonly [string, Names]) =>
    [...needed].flatMap((name) => byName.get(name)?.dynamicImports ?? []).map((entry) => ({ asker, entry }))
  const askers = Map.groupBy([...needs].flatMap(asks), ({ entry }) => entry)
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
