// The fewest signs that are to be changed, added or left out, as far as two of them.
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const most = 2

/** The name that somebody may have meant, where only one is so near. */
export const similarName = (written: string, names: readonly string[]): string | undefined => {
  const plain = written.trim().toLowerCase()
  const near = names.filter(
    (name) => Math.abs(name.length - plain.length) <= most && distance(plain, name.toLowerCase()) <= most,
  )
  return near.length === 1 ? near[0] : undefined
}
