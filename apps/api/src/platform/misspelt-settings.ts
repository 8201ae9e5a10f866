/** Letters to change, add, leave out or swap with their neighbour until one word is the other. */
const editsBetween = (one: string, other: string): number => {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}

/** Shorter names have neighbours that are other programs' (HOST and HOME). */
const shortest = 6
const editsAllowed = ({ length }: string): number => (length < 10 ? 1 : 2)

/** Names in the environment that are no setting but must have been meant as one, each with that one. */
export const findMisspelt = (
  given: readonly string[],
  known: readonly string[],
): readonly { readonly given: string; readonly meant: string }[] =>
  given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const isMeant = (one: string) => {
        const edits = editsAllowed(one)
        return Math.abs(one.length - name.length) <= edits && editsBetween(name.toUpperCase(), one) <= edits
      }
      const meant = known.filter(({ length }) => length >= shortest).find(isMeant)
      return meant === undefined ? [] : [{ given: name, meant }]
    })
