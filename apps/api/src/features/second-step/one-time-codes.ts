import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Delebil'
const PERIOD_SECONDS = 30
/** Clocks of phones differ: one step before and after counts, too. */
const WINDOW = 1

const SECRET_BYTES = 20
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const RECOVERY_CODES = 10
const RECOVERY_LETTERS = 10

const totp = (secret: Secret, label = '') => new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_SECONDS })

/** A new secret for an app, as text and as the address that a QR code holds. */
export const makeAppSecret = (email: string): { readonly secret: string; readonly uri: string } => {
  const secret = new Secret({ size: SECRET_BYTES })
  return { secret: secret.base32, uri: totp(secret, email).toString() }
}

/** The time step that a code is of; undefined where it is of none that counts now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return undefined
  const delta = totp(Secret.fromBase32(secret)).validate({ token: digits, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Codes that each let in once, for when all else is lost. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })

/** A recovery code as it is kept, however it was typed: 49 bits of chance, and guessing is slowed down. */
export const hashRecoveryCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest()
