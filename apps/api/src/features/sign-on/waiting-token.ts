import { createHash } from 'node:crypto'
import type { WaitingClaims } from './sign-on-store.ts'

/** Good for these claims in this browser: nobody without its secret can make it. */
export const waitingToken = (browserKey: string, { sub, expiresAt }: WaitingClaims): string =>
  createHash('sha256').update(`${browserKey} ${expiresAt.toISOString()} ${sub}`).digest('base64url')
