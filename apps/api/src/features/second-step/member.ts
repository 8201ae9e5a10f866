import { addMinutes } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { createSeal, SealBroken } from '../../platform/seal.ts'
import type { Caller, Verbs } from '../../platform/verb.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { countFailedLogin, forgetFailedLogins, type LoginSource, refuseWhileLocked } from '../sessions/login-lock.ts'
import { isRecent } from '../sessions/refuse-without-second-step.ts'
import { demandingOrganizations, findProvedAt } from '../sessions/stores/second-step-store.ts'
import { hashRecoveryCode, makeAppSecret, makeRecoveryCodes, stepOfCode } from './one-time-codes.ts'
import { readSecondStep } from './read-second-step.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './stores/recovery-code-store.ts'
import * as store from './stores/second-factor-store.ts'
import { type ChallengePurpose, keepChallenge, markProved, takeChallenge } from './stores/session-step-store.ts'

const MOST_FACTORS = 10
const CHALLENGE_MINUTES = 5
/** How long an app waits for its first code. */
const APP_MINUTES = 10
const SEALED_FOR = 'second factor'

/** Loaded when somebody has a passkey: the library is large, and warns of what Node has not settled yet. */
const passkeyLaw = () => import('./passkeys.ts')

type Asking = { readonly db: Queryable; readonly caller: Caller; readonly now: Date; readonly address: string }

const sealOf = ({ secretsKey }: Context) => createSeal(orRefuse(secretsKey), SEALED_FOR)
const accountOf = async ({ db, caller }: Pick<Asking, 'db' | 'caller'>) =>
  orRefuse(await findAccount(db, caller.personId), 'session.missing')
const sourceOf = ({ caller, address }: Asking): LoginSource => ({ username: `second step ${caller.personId}`, address })

const ask = ({ db, caller, now }: Omit<Asking, 'address'>, purpose: ChallengePurpose, challenge: string) =>
  keepChallenge(db, caller.sessionTokenHash, { purpose, challenge, until: addMinutes(now, CHALLENGE_MINUTES) })

const refuseOld = async ({ db, caller, now }: Omit<Asking, 'address'>): Promise<void> => {
  if (!isRecent(await findProvedAt(db, caller.sessionTokenHash), now)) throw new Refusal('second-step.again')
}

/** Whoever took a session over adds nothing to it: the first needs the password, later ones those that are there. */
const allowAnother = async (context: Context, call: Asking, currentPassword: string | undefined): Promise<void> => {
  const factors = await store.listFactors(call.db, call.caller.personId)
  if (factors.length >= MOST_FACTORS) throw new Refusal('second-step.too-many')
  if (factors.length > 0) return refuseOld(call)
  const account = await accountOf(call)
  if (account.passwordHash !== null) await confirmPassword(context, account, currentPassword, call.address)
}

const renew = async (tx: Queryable, personId: number): Promise<string[]> => {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(tx, personId, codes.map(hashRecoveryCode))
  return codes
}

/** Whoever did not do it hears of it. */
const tell = async ({ jobs }: Context, tx: Queryable, caller: Caller): Promise<void> =>
  jobs.enqueue(tx, 'mail', mailTexts.secondStepChanged(await accountOf({ db: tx, caller })))

/** Asked again where it is added: meanwhile there may be others. */
const refuseBesideOthers = async (tx: Queryable, { caller, now }: Omit<Asking, 'db' | 'address'>): Promise<void> => {
  if ((await store.listFactors(tx, caller.personId)).length > 0) await refuseOld({ db: tx, caller, now })
}

/** What is new counts at once, in this session too; the first of all brings recovery codes. */
const settle = async (context: Context, tx: Queryable, { caller, now }: Omit<Asking, 'db' | 'address'>) => {
  await markProved(tx, caller.sessionTokenHash, now)
  await tell(context, tx, caller)
  const isFirst = (await store.listFactors(tx, caller.personId)).length === 1
  const recoveryCodes = isFirst ? await renew(tx, caller.personId) : null
  return { answer: { secondStep: await readSecondStep(context, tx, caller), recoveryCodes } }
}

/** Nothing where it was sealed with a key that is lost: what else they have lets them in. */
const unseal = (context: Context, sealedSecret: Buffer): string | undefined => {
  try {
    return sealOf(context).unseal(sealedSecret)
  } catch (error) {
    if (error instanceof SealBroken) return undefined
    throw error
  }
}

const isCodeOfApp = async (
  context: Context,
  tx: Queryable,
  apps: readonly store.StoredApp[],
  code: string,
  now: Date,
): Promise<boolean> => {
  for (const { id, sealedSecret } of apps) {
    const secret = unseal(context, sealedSecret)
    const step = secret && stepOfCode(secret, code, now)
    if (step && (await store.spendStep(tx, id, step, now))) return true
  }
  return false
}

/** Guessing is counted, and slowed down, like guessing at the log-in; what was counted stays when the rest is undone. */
const guarded = async <T>(
  context: Context,
  call: Asking,
  work: (tx: Queryable) => Promise<T | undefined>,
): Promise<T> => {
  await refuseWhileLocked(context, sourceOf(call))
  const done = await transaction(context.database, async (tx) => {
    await store.lockFactors(tx, call.caller.personId)
    return work(tx)
  })
  if (done === undefined) {
    await countFailedLogin(context, sourceOf(call))
    throw refuseField('code', 'second-step.code')
  }
  await forgetFailedLogins(context, sourceOf(call))
  return done
}

/** How a person proves themselves beside their log-in. */
export const secondStepVerbs = {
  getSecondStep: async (context, { db, caller }) => ({ answer: await readSecondStep(context, db, caller) }),
  beginApp: async (context, call) => {
    const { name, currentPassword } = call.input.body
    await allowAnother(context, call, currentPassword)
    const { email } = await accountOf(call)
    const { secret, uri } = makeAppSecret(email)
    const sealedSecret = sealOf(context).seal(secret)
    const id = await store.insertApp(call.db, call.caller.personId, { name, sealedSecret, now: call.now })
    return { answer: { id, secret, uri } }
  },
  confirmApp: (context, call) =>
    guarded(context, call, async (tx) => {
      await refuseBesideOthers(tx, call)
      const since = addMinutes(call.now, -APP_MINUTES)
      const apps = await store.listApps(tx, call.caller.personId, { id: call.input.params.id, since })
      if (apps.length === 0) throw new Refusal('resource.unknown')
      if (!(await isCodeOfApp(context, tx, apps, call.input.body.code, call.now))) return undefined
      return settle(context, tx, call)
    }),
  beginPasskey: async (context, call) => {
    const { db, caller, siteOrigin } = call
    await allowAnother(context, call, call.input.body.currentPassword)
    const passkeys = await store.listPasskeys(db, caller.personId)
    const options = await (await passkeyLaw()).askForPasskey(siteOrigin, await accountOf(call), passkeys)
    await ask(call, 'ADD', options.challenge)
    return { answer: { options: { ...options } } }
  },
  addPasskey: async (context, { caller, input: { body }, now, siteOrigin, db }) => {
    const challenge = orRefuse(await takeChallenge(db, caller.sessionTokenHash, 'ADD', now), 'second-step.passkey')
    const read = orRefuse(
      await (await passkeyLaw()).readPasskey(siteOrigin, challenge, body.made),
      'second-step.passkey',
    )
    return transaction(context.database, async (tx) => {
      await store.lockFactors(tx, caller.personId)
      await refuseBesideOthers(tx, { caller, now })
      const { id: credentialId, publicKey, counter, transports = null } = read
      const passkey = { name: body.name, credentialId, publicKey, counter, transports: transports && [...transports] }
      await store.insertPasskey(tx, caller.personId, passkey, now)
      return settle(context, tx, { caller, now })
    })
  },
  removeFactor: async (context, { caller, input, now }) =>
    transaction(context.database, async (tx) => {
      await store.lockFactors(tx, caller.personId)
      await refuseOld({ db: tx, caller, now })
      const factors = await store.listFactors(tx, caller.personId)
      const isLast = factors.length === 1 && factors[0]?.id === input.params.id
      if (isLast && (await demandingOrganizations(tx, caller.personId)).length > 0)
        throw new Refusal('second-step.last')
      if (!(await store.deleteFactor(tx, caller.personId, input.params.id))) throw new Refusal('resource.unknown')
      if (isLast) await replaceRecoveryCodes(tx, caller.personId, [])
      await tell(context, tx, caller)
      return { answer: await readSecondStep(context, tx, caller) }
    }),
  renewRecoveryCodes: async (context, { caller, now }) =>
    transaction(context.database, async (tx) => {
      await store.lockFactors(tx, caller.personId)
      if ((await store.listFactors(tx, caller.personId)).length === 0) throw new Refusal('second-step.missing')
      await refuseOld({ db: tx, caller, now })
      await tell(context, tx, caller)
      return { answer: { recoveryCodes: await renew(tx, caller.personId) } }
    }),
  proveByCode: (context, call) =>
    guarded(context, call, async (tx) => {
      const { caller, now } = call
      const { code } = call.input.body
      const isRight =
        (await isCodeOfApp(context, tx, await store.listApps(tx, caller.personId), code, now)) ||
        (await spendRecoveryCode(tx, caller.personId, hashRecoveryCode(code), now))
      if (!isRight) return undefined
      await markProved(tx, caller.sessionTokenHash, now)
      return { answer: await readSecondStep(context, tx, caller) }
    }),
  beginProof: async (_context, { db, caller, now, siteOrigin }) => {
    const passkeys = await store.listPasskeys(db, caller.personId)
    if (passkeys.length === 0) throw new Refusal('second-step.missing')
    const options = await (await passkeyLaw()).askForSignature(siteOrigin, passkeys)
    await ask({ db, caller, now }, 'PROVE', options.challenge)
    return { answer: { options: { ...options } } }
  },
  proveByPasskey: async (context, { db, caller, input, now, siteOrigin }) => {
    const challenge = orRefuse(await takeChallenge(db, caller.sessionTokenHash, 'PROVE', now), 'second-step.passkey')
    const { made } = input.body
    const passkeys = await store.listPasskeys(db, caller.personId)
    const passkey = orRefuse(
      passkeys.find(({ credentialId }) => credentialId === made.id),
      'second-step.passkey',
    )
    const counter = orRefuse(
      await (await passkeyLaw()).readSignature(siteOrigin, challenge, passkey, made),
      'second-step.passkey',
    )
    await store.notePasskeyUse(db, passkey.id, counter, now)
    await markProved(db, caller.sessionTokenHash, now)
    return { answer: await readSecondStep(context, db, caller) }
  },
} satisfies Partial<Verbs>
