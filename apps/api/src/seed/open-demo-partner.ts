import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Database } from '../platform/db/pool.ts'
import { demoLogins } from './demo-logins.ts'
import { demoPartner, seedDemoPartner } from './seed-demo-partner.ts'

const algorithm = 'EdDSA'
const tokenSeconds = 120

type Claims = { readonly sub: string; readonly name: string; readonly email?: string; readonly email_verified?: true }

/** Whom the partner's page sends: somebody new, somebody with a user, and what should not get in. */
const visitors = {
  'new': { sub: 'beboer-17', name: 'Berit Beboer' },
  known: { sub: 'beboer-4', name: demoLogins.member.name, email: demoLogins.member.email, email_verified: true },
  old: { sub: 'beboer-17', name: 'Berit Beboer' },
  forged: { sub: 'beboer-17', name: 'Berit Beboer' },
} as const satisfies Record<string, Claims>

export type DemoVisitor = keyof typeof visitors

export const isDemoVisitor = (value: unknown): value is DemoVisitor =>
  typeof value === 'string' && Object.hasOwn(visitors, value)

/** Signs, as the demo's partner would, a token for one of its visitors, or for whom it says. */
export type SignAsDemoPartner = (visitor: DemoVisitor | Claims, now: Date) => Promise<string>

/** Gives the demo's partner a key pair of this start. The private key is written down nowhere. */
export const openDemoPartner = async (database: Database): Promise<SignAsDemoPartner> => {
  const [own, forgers] = [await generateKeyPair(algorithm), await generateKeyPair(algorithm)]
  const kid = randomUUID()
  await seedDemoPartner(database, { kid, algorithm, publicJwk: { ...(await exportJWK(own.publicKey)) } }, new Date())
  return (visitor, now) => {
    const begun = Math.floor(now.getTime() / 1000) - (visitor === 'old' ? 1000 : 0)
    const { sub, ...claims }: Claims = typeof visitor === 'string' ? visitors[visitor] : visitor
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(demoPartner.key)
      .setAudience(demoPartner.audience)
      .setSubject(sub)
      .setJti(randomUUID())
      .setIssuedAt(begun)
      .setExpirationTime(begun + tokenSeconds)
      .sign(visitor === 'forged' ? forgers.privateKey : own.privateKey)
  }
}
