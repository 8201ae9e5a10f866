/** Signs that a camera or a clerk takes for each other. */
const alike: Readonly<Record<string, string>> = {
  I: '1',
  L: '1',
  O: '0',
  Q: '0',
  D: '0',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
}

const blurred = (plate: string): string => plate.replace(/[A-Z]/g, (sign) => alike[sign] ?? sign)

const differences = (one: string, other: string): number =>
  one.length === other.length ? [...one].filter((sign, at) => sign !== other[at]).length : Number.POSITIVE_INFINITY

// Two that stand beside each other in the wrong order.
const isTurned = (one: string, other: string): boolean =>
  [...one].some((_, at) => `${one.slice(0, at)}${one[at + 1] ?? ''}${one[at] ?? ''}${one.slice(at + 2)}` === other)

/** What a plate that nobody has had may have meant: the likeliest first. */
export const similarPlates = <P extends { readonly plate: string }>(plate: string, known: readonly P[]): P[] => {
  const score = (other: string): number => {
    if (blurred(plate) === blurred(other)) return 1
    if (differences(plate, other) === 1 || isTurned(plate, other)) return 2
    return 9
  }
  return known
    .map((one) => ({ one, score: score(one.plate) }))
    .filter((scored) => scored.score < 9)
    .toSorted((a, b) => a.score - b.score)
    .map(({ one }) => one)
}
