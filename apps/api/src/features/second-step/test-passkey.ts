import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytes = (value: string | undefined) => Uint8Array.from(Buffer.from(value ?? '', 'base64url'))

// User present and verified; with a new credential in it.
const FLAGS = { sign: 0x05, make: 0x45 }
const uint32 = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}

/** A passkey of a made-up device, as a browser speaks for it. */
export const makeTestPasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const rpIdHash = sha256(new URL(origin).hostname)
  const clientData = (type: 'create' | 'get', challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    counter += 1
    return Buffer.concat([rpIdHash, Buffer.from([flags]), uint32(counter), more])
  }
  const credential = (response: Readonly<Record<string, unknown>>) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  const length = Buffer.from([0, id.length])
  return {
    make: (challenge: string) => {
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)])
      const authData = Uint8Array.from(authenticatorData(FLAGS.make, attested))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: text(clientData('create', challenge)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },
    sign: (challenge: string) => {
      const client = clientData('get', challenge)
      const data = authenticatorData(FLAGS.sign)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      })
    },
  }
}
