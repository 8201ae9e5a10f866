import type { Encoding } from '../reading/decode-text.ts'

const inWindows = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map((sign, byte) => [
    sign,
    byte,
  ]),
)
const questionMark = 0x3f

/** Text in the bytes that the file came in. What they cannot hold is a question mark. */
export const encodeText = (text: string, encoding: Encoding): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  return Uint8Array.from(text, (sign) => inWindows.get(sign) ?? questionMark)
}
