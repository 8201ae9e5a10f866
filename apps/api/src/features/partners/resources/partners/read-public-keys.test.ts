import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { readPublicKeys } from './read-public-keys.ts'

const open = async (algorithm: 'EdDSA' | 'RS256') => ({
  ...(await exportJWK((await generateKeyPair(algorithm)).publicKey)),
  kid: algorithm,
})
const read = (...keys: object[]) => readPublicKeys('publicKeys', JSON.stringify({ keys }))

test('keys as programs make them are read', async () => {
  expect(await read(await open('EdDSA'), await open('RS256'))).toMatchObject([{ kid: 'EdDSA' }, { kid: 'RS256' }])
})

test('a key that looks right and is none is refused at its field', async () => {
  const wrong = read({ ...(await open('EdDSA')), x: 'AAAA' })
  await expect(wrong).rejects.toMatchObject({ code: 'request.invalid' })
})
