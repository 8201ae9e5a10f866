const LETTERS: Readonly<Record<string, string>> = { å: 'a', æ: 'a', ø: 'o', ä: 'a', ö: 'o', ü: 'u', é: 'e', ß: 'ss' }
/** Words that tell nobody apart. */
const COMMON = new Set(['as', 'asa', 'da', 'ans', 'enk', 'og', 'sa', 'ba'])
const LONG_WORD = 6

/** The words of a name as any bank may write them: 'Nygård' and 'NYGAARD' are one. */
export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[åæøäöüéß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ae/g, 'a')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !COMMON.has(word))

/** How many letters must be changed, put in or left out to make one word the other; `most` + 1 where it is more. */
export const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, against] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(row.at(-1) ?? most + 1, most + 1)
}

const isSameWord = (one: string, other: string): boolean => {
  const most = one.length >= LONG_WORD && other.length >= LONG_WORD ? 1 : 0
  return distance(one, other, most) <= most
}

/** A single letter stands for any word that begins with it. */
const meets = (one: string, other: string): boolean =>
  one.length === 1 || other.length === 1 ? one[0] === other[0] : isSameWord(one, other)

/** Two names may be one person's: a whole word is the same, and every word of the shorter meets one of the longer. */
export const areAlike = (one: string, other: string): boolean => {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (!short || !long || short.length === 0) return false
  const left = [...long]
  let whole = 0
  for (const word of short) {
    const index = left.findIndex((candidate) => meets(word, candidate))
    if (index === -1) return false
    if (word.length > 1 && (left[index]?.length ?? 0) > 1) whole += 1
    left.splice(index, 1)
  }
  return whole > 0
}
