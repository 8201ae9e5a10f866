const ZERO = 0x30

/** Writes a whole number that is not negative as JSON does; answers where it ends. As text it would be made, flattened and copied. */
export const writeDigits = (bytes: Uint8Array, at: number, value: number): number => {
  let end = at + 1
  for (let rest = value; rest >= 10; rest = Math.trunc(rest / 10)) end += 1
  let rest = value
  for (let place = end - 1; place >= at; place -= 1) {
    const above = Math.trunc(rest / 10)
    bytes[place] = ZERO + rest - above * 10
    rest = above
  }
  return end
}
