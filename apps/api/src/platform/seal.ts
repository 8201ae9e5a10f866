import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** What was sealed with another key, or was changed since. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

/** Keeps secrets of others at rest: who reads the database without the key of the settings reads none of them. */
export const createSeal = (secret: string, purpose: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal: (text: string): Buffer => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    unseal: (sealed: Buffer): string => {
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
        cipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
      } catch (cause) {
        throw new SealBroken('What was sealed cannot be opened with this key.', { cause })
      }
    },
  }
}
