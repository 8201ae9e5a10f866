import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** What an app shows for a secret, so many time steps from now. */
export const codeOfApp = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
