/** The digits of a KID of ours. */
const KID_LENGTH = 17
const DIGITS = [...'0123456789']

/** What a KID may have been meant to be: one digit is another, two have changed places, one is missing or too many. */
export const nearKids = (kid: string): string[] => {
  const digits = kid.replace(/\D/g, '')
  const near = new Set<string>()
  const add = (text: string) => {
    if (text.length === KID_LENGTH && text !== kid) near.add(text)
  }
  add(digits)
  if (Math.abs(digits.length - KID_LENGTH) > 1) return [...near]
  for (let index = 0; index <= digits.length; index += 1) {
    const [before, after] = [digits.slice(0, index), digits.slice(index)]
    add(before + after.slice(1))
    add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const digit of DIGITS) {
      add(before + digit + after)
      if (after !== '') add(before + digit + after.slice(1))
    }
  }
  return [...near]
}
