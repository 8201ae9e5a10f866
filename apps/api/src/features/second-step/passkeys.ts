import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { StoredPasskey } from './stores/second-factor-store.ts'

const RP_NAME = 'Delebil'

/** A passkey is of the site's name, whatever the port. */
const rpIdOf = (origin: string): string => new URL(origin).hostname

const known = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, ...(transports && { transports }) }))

/** What a browser makes a new passkey with. */
export const askForPasskey = (
  origin: string,
  { id, email, name }: { readonly id: number; readonly email: string; readonly name: string },
  passkeys: readonly StoredPasskey[],
) =>
  generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpIdOf(origin),
    userID: Uint8Array.from(Buffer.from(`person-${id}`)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known(passkeys) as never,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })

/** The passkey that a browser made; undefined where it is not what was asked for. */
export const readPasskey = async (origin: string, expectedChallenge: string, response: unknown) => {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
    })
    return verified ? registrationInfo?.credential : undefined
  } catch {
    // The library throws for all that is wrong with what a stranger sent.
    return undefined
  }
}

/** What a browser has one of the passkeys sign. */
export const askForSignature = (origin: string, passkeys: readonly StoredPasskey[]) =>
  generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    allowCredentials: known(passkeys) as never,
    userVerification: 'required',
  })

/** The new counter of the passkey that signed; undefined where it did not. */
export const readSignature = async (
  origin: string,
  expectedChallenge: string,
  passkey: StoredPasskey,
  response: unknown,
): Promise<number | undefined> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
