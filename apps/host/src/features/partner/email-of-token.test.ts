import { expect, it } from 'vitest'
import { emailOfToken } from './email-of-token.ts'

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

it("the address of a partner's token is read, whatever its letters, and of nothing else", () => {
  expect(emailOfToken(token({ email: 'kåre@øya.example', name: 'Kåre Ø' }))).toBe('kåre@øya.example')
  for (const other of [token({}), token({ email: 7 }), token(null), 'x', 'x.y.z', '']) {
    expect(emailOfToken(other)).toBeUndefined()
  }
})
