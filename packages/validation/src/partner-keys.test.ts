import { expect, it } from 'vitest'
import { checkPartnerKeys, parsePartnerKeys } from './partner-keys.ts'

const edwards = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'a' }
const rsa = { kty: 'RSA', n: '0vx7agoebGcQSuu', e: 'AQAB', kid: 'b', alg: 'RS256', use: 'sig' }
const check = (...keys: unknown[]) => checkPartnerKeys(JSON.stringify({ keys }))

it('[E21] keys of both kinds are read from a set without what else it says, and one key alone is a set of one', () => {
  expect(parsePartnerKeys(JSON.stringify({ keys: [edwards, rsa] }))).toEqual([
    { kid: 'a', algorithm: 'EdDSA', publicJwk: { kty: 'OKP', crv: 'Ed25519', x: edwards.x } },
    { kid: 'b', algorithm: 'RS256', publicJwk: { kty: 'RSA', n: rsa.n, e: rsa.e } },
  ])
  expect(parsePartnerKeys(JSON.stringify(edwards))).toMatchObject([{ kid: 'a' }])
  expect(check()).toBeUndefined()
})

it('[E21] a private key is refused by name', () => {
  for (const part of [{ d: 'x' }, { p: 'x' }, { kty: 'oct', k: 'c2VjcmV0' }])
    expect(check({ ...edwards, ...part })).toBe('field.private-key')
})

it('[E21] a text that is no set of such keys is refused', () => {
  for (const text of ['', 'nonsense', '[]', '{}', '{"keys":{}}', 'null', '3'])
    expect(checkPartnerKeys(text)).toBe('field.public-keys')
  const { kid: _, ...nameless } = edwards
  for (const key of [nameless, { ...edwards, alg: 'RS256' }, { ...rsa, kty: 'EC' }, { ...edwards, x: 'a b' }, null, 7])
    expect(check(key)).toBe('field.public-keys')
  expect(check(edwards, edwards)).toBe('field.public-keys')
  expect(check(...Array.from({ length: 21 }, (_, n) => ({ ...edwards, kid: String(n) })))).toBe('field.public-keys')
})
