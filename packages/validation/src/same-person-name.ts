/**
 * Whether two full names may well be one person's: first and last word are the same, whatever stands between them
 * ('Kari Anne Nordmann' and 'Kari Nordmann'). Letter case, accents and hyphens do not count. Blank names are nobody's.
 */
export function isSamePersonName(one: string, other: string): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  if (ours.length < 2 || theirs.length < 2) return false
  return ours[0] === theirs[0] && ours.at(-1) === theirs.at(-1)
}

function wordsOf(name: string): string[] {
  return foldAccents(name.toLowerCase())
    .split(/[\s-]+/)
    .filter((word) => word !== '')
}

// Norwegian letters are letters of their own: 'Våg' is not 'Vag'.
function foldAccents(text: string): string {
  return text.replace(/[^æøå]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
}
