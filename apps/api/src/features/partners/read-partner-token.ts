import { createHash } from 'node:crypto'
import { EMAIL_MAX_LENGTH, parsePhone } from '@delebil/validation'
import { errors, importJWK, type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from '../../platform/refusal.ts'
import type { ClaimedPerson, Partner } from './partner-store.ts'

/** A partner's token may live this long, and clocks may differ this much. */
const MOST_SECONDS = 5 * 60
const SKEW_SECONDS = 30
const TEXT_MAX_LENGTH = 255
const NAME_MAX_LENGTH = 120

/** What a token says once it is believed. */
export type PartnerToken = {
  readonly jtiHash: Buffer
  /** From then on the token is refused for its age alone. */
  readonly forgetAt: Date
  readonly claims: ClaimedPerson
  readonly isEmailVerified: boolean
}

const claim = (value: unknown, longest = TEXT_MAX_LENGTH): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= longest && text.isWellFormed() && !text.includes('\u0000') ? text : undefined
}

const refused = () => new Refusal('partner.refused')

// Whatever is wrong with a token, its sender learns no more than that; but an old one is an accident, and says so.
const toRefusal = (error: unknown): unknown => {
  if (error instanceof errors.JWTExpired) return new Refusal('partner.expired')
  return error instanceof errors.JOSEError ? refused() : error
}

const verify = async (partner: Partner, token: string, now: Date): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(
      token,
      // A key works with the algorithm that it was registered for, whatever the token says.
      async ({ kid, alg }) => {
        const key = partner.signingKeys.find((candidate) => candidate.kid === kid && candidate.algorithm === alg)
        if (key === undefined) throw refused()
        return importJWK(key.publicJwk, key.algorithm)
      },
      {
        algorithms: ['EdDSA', 'RS256'],
        issuer: partner.key,
        audience: partner.audience,
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
        clockTolerance: SKEW_SECONDS,
        maxTokenAge: MOST_SECONDS,
        currentDate: now,
      },
    )
    return payload
  } catch (error) {
    throw toRefusal(error)
  }
}

/** Reads a token that the partner signed for us, now. Says nothing of whether it has been used. */
export const readPartnerToken = async (partner: Partner, token: string, now: Date): Promise<PartnerToken> => {
  const { exp = 0, iat = 0, jti, sub, ...rest } = await verify(partner, token, now)
  const [subject, id] = [claim(sub), claim(jti)]
  if (subject === undefined || id === undefined || exp - iat > MOST_SECONDS) throw refused()
  const email = claim(rest['email'], EMAIL_MAX_LENGTH) ?? null
  return {
    jtiHash: createHash('sha256').update(id).digest(),
    forgetAt: new Date((exp + 2 * SKEW_SECONDS) * 1000),
    claims: {
      subject,
      name: claim(rest['name'], NAME_MAX_LENGTH) ?? `Bruker fra ${partner.name}`,
      email,
      phone: parsePhone(claim(rest['phone']) ?? '') ?? null,
    },
    isEmailVerified: email !== null && rest['email_verified'] === true,
  }
}
