const least = (...counts: readonly number[]): number => Math.min(...counts)

// The fewest signs that are to be changed, added, left out or turned round.
const distance = (one: string, other: string): number => {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const [from, into] = [one[at - 1], other[to - 1]]
      const replaced = (row[to - 1] ?? 0) + (from === into ? 0 : 1)
      const isTurned = from === other[to - 2] && one[at - 2] === into
      const turned = isTurned ? (before[to - 2] ?? 0) + 1 : replaced
      next.push(least(replaced, turned, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const most = 2

/** The name that somebody may have meant: the nearest, where no other is as near. */
export const similarName = (written: string, names: readonly string[]): string | undefined => {
  const plain = written.trim().toLowerCase()
  const near = names
    .filter((name) => Math.abs(name.length - plain.length) <= most)
    .map((name) => ({ name, away: distance(plain, name.toLowerCase()) }))
    .filter(({ away }) => away <= most)
    .toSorted((one, other) => one.away - other.away)
  const [first, second] = near
  return first && first.away !== second?.away ? first.name : undefined
}
