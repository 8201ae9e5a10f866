import type { ProblemCode } from './problem.ts'

/** Longest text that a phone field takes (characters). */
export const PHONE_MAX_LENGTH = 17

const PHONE = /^\+?[\d ]{8,17}$/
const NORWAY = '+47'

/** A phone number is optional; otherwise an optional plus sign and 8 to 17 digits or spaces. */
export function checkPhone(text: string): ProblemCode | undefined {
  const trimmed = text.trim()
  return trimmed === '' || PHONE.test(trimmed) ? undefined : 'field.phone'
}

/**
 * A valid number with its country and nothing but digits, '+4791234567', to store and compare. '00' reads as '+'; a number
 * without country is Norwegian. Undefined for an empty or invalid text.
 */
export function parsePhone(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || !PHONE.test(trimmed)) return undefined
  const digits = trimmed.replace(/\D/g, '')
  if (trimmed.startsWith('+')) return `+${digits}`
  return /^00\d/.test(digits) ? `+${digits.slice(2)}` : NORWAY + digits
}

/**
 * A number for reading: +47 is left out and 8 digits are grouped, mobiles as '912 34 567' and others as '55 12 34 56'.
 * What it returns is valid and parses back to the same number. A text that is no phone number is returned trimmed.
 */
export function formatPhone(text: string): string {
  const trimmed = text.trim()
  const parsed = parsePhone(trimmed)
  if (parsed === undefined) return trimmed
  const shown = parsed.startsWith(NORWAY) ? groupDigits(parsed.slice(NORWAY.length)) : parsed
  return parsePhone(shown) === parsed ? shown : trimmed
}

function groupDigits(digits: string): string {
  if (digits.length !== 8) return digits
  return /^[489]/.test(digits)
    ? `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`
    : digits.replace(/(\d\d)(?=\d)/g, '$1 ')
}
