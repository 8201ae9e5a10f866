import { SECOND_STEP_MINUTES, safePath } from '@delebil/validation'
import type { SignedOn } from '../../adapters/single-sign-on/port.ts'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import { connectStaffProvider } from '../identity-providers/connect-staff-provider.ts'
import { findLinkedStaff, linkStaff } from '../identity-providers/identity-link-store.ts'
import {
  findIdentityProviderByKey,
  type StoredIdentityProvider,
} from '../identity-providers/identity-provider-store.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import type { SignOnRequest as Begun } from './begin-sign-on.ts'
import type { SignOnReturn } from './finish-sign-on.ts'
import { failedPage, pageAddress } from './page-address.ts'
import { createSignOnCode, createSignOnRequest, type SignOnRequest, takeSignOnRequest } from './sign-on-store.ts'
import { signOnEnd } from './sign-on-times.ts'

/** Where the provider asks for the second step, it must have done so lately. */
const maxAgeOf = ({ isSecondStep }: StoredIdentityProvider) =>
  isSecondStep ? { maxAgeSeconds: SECOND_STEP_MINUTES * 60 } : {}

const storedProvider = async ({ database }: Context, key: string): Promise<StoredIdentityProvider> =>
  orRefuse(await findIdentityProviderByKey(database, key), 'resource.unknown')

/** Notes that this browser is on its way to the provider of an organization's staff, and answers where to. */
export const beginStaffSignOn = async (
  context: Context,
  key: string,
  { redirectUri, returnPath, browserKey = makeToken(), now }: Omit<Begun, 'links'>,
): Promise<{ address: string; browserKey: string }> => {
  const stored = await storedProvider(context, key)
  const journey = { redirectUri, state: makeToken(), nonce: makeToken(), codeVerifier: makeToken() }
  const address = await connectStaffProvider(context, stored).begin({ ...journey, ...maxAgeOf(stored) })
  await createSignOnRequest(context.database, {
    stateHash: hashToken(journey.state),
    browserHash: hashToken(browserKey),
    nonce: journey.nonce,
    codeVerifier: journey.codeVerifier,
    redirectUri,
    returnPath: safePath(returnPath),
    links: false,
    organizationId: stored.organizationId,
    expiresAt: signOnEnd('journey', now),
  })
  return { address, browserKey }
}

/** Whom the provider vouches for: known from before, else by an address that is the organization's own. */
const staffOf = async (
  context: Context,
  tx: Queryable,
  { organizationId, issuer, emailDomains, title }: StoredIdentityProvider,
  { sub, email, isEmailRefuted }: SignedOn,
  now: Date,
): Promise<number> => {
  const identity = { organizationId, issuer, sub }
  const known = await findLinkedStaff(tx, identity)
  if (known !== undefined) return known
  const domain = email?.split('@').at(-1)?.toLowerCase()
  if (email === null || isEmailRefuted || !emailDomains.some((own) => own === domain))
    throw new Refusal('single-sign-on.not-staff')
  const personId = orRefuse(await linkStaff(tx, identity, email, now), 'single-sign-on.not-staff')
  const account = await findAccount(tx, personId)
  if (account) await context.jobs.enqueue(tx, 'mail', mailTexts.signOnLinked(account, title))
  return personId
}

const letIn = (
  context: Context,
  stored: StoredIdentityProvider,
  { browserHash, returnPath }: SignOnRequest,
  signedOn: SignedOn,
  now: Date,
) =>
  transaction(context.database, async (tx) => {
    const { organizationId, isSecondStep } = stored
    const personId = await staffOf(context, tx, stored, signedOn, now)
    const code = makeToken()
    const staff = { organizationId, secondStepAt: isSecondStep ? signedOn.authenticatedAt : null }
    const expiresAt = signOnEnd('code', now)
    await createSignOnCode(tx, { codeHash: hashToken(code), browserHash, personId, expiresAt, staff })
    return pageAddress('staffSuccess', returnPath, code)
  })

/** Takes a browser back from the provider of an organization's staff and answers which page it goes to. */
export const finishStaffSignOn = async (
  context: Context,
  key: string,
  { state, search, browserKey, now }: SignOnReturn,
): Promise<string> => {
  const stored = await storedProvider(context, key)
  const browserHash = browserKey === undefined ? undefined : hashToken(browserKey)
  const { organizationId } = stored
  const request =
    browserHash && (await takeSignOnRequest(context.database, hashToken(state), browserHash, organizationId, now))
  if (request === undefined) throw new Refusal('single-sign-on.expired')
  try {
    const provider = connectStaffProvider(context, stored)
    const signedOn = await provider.finish({ ...request, state, ...maxAgeOf(stored) }, search)
    return await letIn(context, stored, request, signedOn, now)
  } catch (error) {
    if (error instanceof Refusal) return failedPage(error.code, request.returnPath)
    throw error
  }
}
