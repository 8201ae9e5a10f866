// 3GPP TS 23.038, 6.2.1: the alphabet itself, and its extension, whose characters are sent as two.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENSION = '\f^{}\\[~]|€'

/** Most parts that one SMS is sent as. */
export const SMS_PARTS_MAX = 7
/** Longest text that is sent: seven parts of the smaller alphabet. */
export const SMS_MAX_LENGTH = 1071

/** Characters that writing aids put in, and that would make the whole message half as long: what is sent in their place. */
const turned: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '´': "'",
  '…': '...',
  '•': '-',
  '\t': ' ',
}

export type TurnedCharacter = { readonly from: string; readonly to: string; readonly count: number }
export type SmsText = { readonly text: string; readonly turned: readonly TurnedCharacter[] }

/** The text as it is sent, and what was turned for it. A line break is one character, and none stands at the ends. */
export function toSmsText(typed: string): SmsText {
  const counts = new Map<string, number>()
  const text = [...typed.normalize('NFC').replace(/\r\n?/g, '\n').trim()].map((character) => {
    const to = turned[character]
    if (to === undefined) return character
    counts.set(character, (counts.get(character) ?? 0) + 1)
    return to
  })
  return {
    text: text.join(''),
    turned: [...counts].map(([from, count]) => ({ from, to: turned[from] ?? '', count })),
  }
}

export type SmsParts = {
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** How long it is, as the alphabet counts. */
  readonly length: number
  readonly parts: number
  /** How much longer it may become before it is one part more. */
  readonly left: number
  /** What keeps it out of the smaller alphabet, each once. */
  readonly foreign: readonly string[]
}

const limits = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } } as const

/** What a text is sent as, and in how many parts it is paid. No character is cut in two. */
export function smsParts(text: string): SmsParts {
  const characters = [...text]
  const foreign = [...new Set(characters.filter((one) => !BASIC.includes(one) && !EXTENSION.includes(one)))]
  const encoding = foreign.length === 0 ? 'GSM-7' : 'UCS-2'
  const sizeOf = (one: string) => (encoding === 'UCS-2' ? one.length : EXTENSION.includes(one) ? 2 : 1)
  const { alone, each } = limits[encoding]
  const length = characters.reduce((sum, one) => sum + sizeOf(one), 0)
  if (length <= alone) return { encoding, length, parts: Math.min(length, 1), left: alone - length, foreign }
  let [parts, used] = [1, 0]
  for (const one of characters) {
    const size = sizeOf(one)
    if (used + size > each) {
      parts += 1
      used = 0
    }
    used += size
  }
  return { encoding, length, parts, left: each - used, foreign }
}
