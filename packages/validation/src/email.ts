import type { ProblemCode } from './problem.ts'

/** Longest address that mail can carry (characters). */
export const EMAIL_MAX_LENGTH = 254

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** One address, spaces around it ignored. The pattern is the HTML standard's, with a dot in the domain. Empty is refused. */
export function checkEmail(text: string): ProblemCode | undefined {
  const trimmed = text.trim()
  return trimmed.length <= EMAIL_MAX_LENGTH && EMAIL.test(trimmed) ? undefined : 'field.email'
}

/** The addresses of a field that takes several, separated by comma, semicolon or space. */
export function parseEmails(text: string): string[] {
  return text.split(/[,;\s]+/).filter((part) => part !== '')
}

/** At least one address, each of them valid. */
export function checkEmails(text: string): ProblemCode | undefined {
  const emails = parseEmails(text)
  if (emails.length === 0) return 'field.email'
  return emails.some((email) => checkEmail(email) !== undefined) ? 'field.email' : undefined
}

/** How long a link that proves an address works. */
export const EMAIL_CONFIRMATION_HOURS = 24
