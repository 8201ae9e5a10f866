import { NAME_MAX_LENGTH } from '@delebil/core-api'
import { checkEmail, parsePhone } from '@delebil/validation'
import type { VerifiedClaims } from './port.ts'

type RawClaims = { readonly sub: string; readonly [name: string]: unknown }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\p{C}/gu, ' ').trim() : '')

const nameOf = ({ name, given_name, family_name }: RawClaims): string | null => {
  const whole = textOf(name) || `${textOf(given_name)} ${textOf(family_name)}`.trim()
  return whole.replace(/\s+/g, ' ').slice(0, NAME_MAX_LENGTH) || null
}

const emailOf = ({ email }: RawClaims): string | null => {
  const address = textOf(email)
  return checkEmail(address) === undefined ? address : null
}

// Vipps sends '4791234567', others '+4791234567'.
const phoneOf = ({ phone_number, phone_number_verified }: RawClaims): string | null => {
  const number = textOf(phone_number)
  if (number === '' || phone_number_verified === false) return null
  const international = /^47\d{8}$/.test(number) ? `+${number}` : number
  return parsePhone(international) ?? null
}

/** The claims in our own forms. Some providers send the flag as text. */
export const readClaims = (claims: RawClaims): VerifiedClaims => ({
  sub: claims.sub,
  name: nameOf(claims),
  email: emailOf(claims),
  emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  phone: phoneOf(claims),
})
