/** The value that the share `part` (0 to 1) of the values does not exceed; NaN of nothing. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value, or the mean of the two middle ones; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The median over the rounds of `above` by `below` of the same round: the neighbours' load of a round falls on both. */
export function ratioByRound(above: readonly number[], below: readonly number[]): number {
  if (above.length !== below.length) throw new Error('Both need a value for each round.')
  return median(above.map((value, round) => value / (below[round] ?? Number.NaN)))
}
