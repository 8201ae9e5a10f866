/** Where most people have their mail. */
const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'live.no',
  'hotmail.no',
  'online.no',
  'icloud.com',
  'me.com',
  'yahoo.com',
  'yahoo.no',
  'broadpark.no',
  'getmail.no',
  'proton.me',
  'protonmail.com',
]

/** So many slips of the fingers are told from another domain. */
const MOST_SLIPS = 2

/** How many letters were left out, put in, changed or swapped with their neighbour (optimal string alignment). */
const slipsBetween = (typed: string, meant: string): number => {
  let [before, row] = [[] as number[], Array.from({ length: meant.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= meant.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (typed[i - 1] === meant[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[meant.length] ?? 0
}

/** The address that was meant, where its domain looks like a misspelling of one that is known; `known` are those of the club's own members. */
export const suggestEmail = (email: string, known: readonly string[]): string | undefined => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const domains = [...new Set([...known, ...common])]
  if (at < 1 || domain === '' || domains.includes(domain)) return undefined
  const near = domains
    .map((one) => ({ one, slips: slipsBetween(domain, one) }))
    .filter(({ one, slips }) => slips <= MOST_SLIPS && slips * 4 <= one.length)
    .toSorted((a, b) => a.slips - b.slips)
  return near[0] && `${email.slice(0, at)}@${near[0].one}`
}
