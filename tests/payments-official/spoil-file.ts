const inLatin = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** A file as nobody should send it: cut in the middle, at its end, and with one payment more or less than its sums say. */
export const spoilFile = (bytes: Uint8Array): readonly (readonly [how: string, spoilt: Uint8Array])[] => {
  const text = Buffer.from(bytes).toString('latin1')
  const lines = text.split('\n')
  const amount = /^NY09(1\d|2[01])30/
  const at = lines.findIndex((line) => amount.test(line))
  const cut = [
    ['cut in the middle', bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['without its end', bytes.subarray(0, Math.floor(bytes.length * 0.97))],
  ] as const
  if (at === -1) return cut
  const changed = lines.with(
    at,
    (lines[at] ?? '').replace(/^(.{32})(\d{17})/, (_, head: string) => head + '1'.padStart(17, '0')),
  )
  const less = lines.toSpliced(at, 2)
  return [...cut, ['another amount', inLatin(changed.join('\n'))], ['a payment less', inLatin(less.join('\n'))]]
}
