import type { ProblemCode } from './problem.ts'

/** A new password has at least this many characters. */
export const PASSWORD_MIN_LENGTH = 8

/** How long a link that sets a new password works (minutes). */
export const PASSWORD_RESET_MINUTES = 60

/** A new password: long enough, and nothing more is asked of it. Spaces count. */
export function checkNewPassword(password: string): ProblemCode | undefined {
  return [...password].length >= PASSWORD_MIN_LENGTH ? undefined : 'field.password-short'
}

/** Log-in may be submitted only when both e-mail and password have something in them. */
export function canSubmitLogin(email: string, password: string): boolean {
  return email.trim() !== '' && password !== ''
}
