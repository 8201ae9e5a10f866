import {
  checkEmail,
  checkEmails,
  checkFullName,
  checkName,
  checkNationalId,
  checkNewPassword,
  checkPhone,
  EMAIL_MAX_LENGTH,
  parsePhone,
} from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import * as v from 'valibot'
import { text } from './primitives.ts'

/** Longest name and longest password that are taken (characters). */
export const NAME_MAX_LENGTH = 120
export const PASSWORD_MAX_LENGTH = 256

function isFine(check: (value: string) => ProblemCode | undefined) {
  return v.check(
    (value: string) => check(value) === undefined,
    ({ input }) => check(input) ?? 'field.format',
  )
}

export const fullName = v.pipe(text(NAME_MAX_LENGTH), v.nonEmpty('field.required'), isFine(checkFullName))
/** The same of somebody new: a name that was taken before this rule stays as it is until it is changed. */
export const newName = v.pipe(fullName, isFine(checkName))
export const email = v.pipe(text(EMAIL_MAX_LENGTH), v.nonEmpty('field.required'), isFine(checkEmail))
/** One address, or several separated by comma, semicolon or space. */
export const emails = v.pipe(text(EMAIL_MAX_LENGTH * 20), v.nonEmpty('field.required'), isFine(checkEmails))

/** Optional; stored as '+4791234567', null where it is empty. */
export const phone = v.pipe(
  v.nullish(v.string('field.required'), ''),
  isFine(checkPhone),
  v.transform((typed) => parsePhone(typed) ?? null),
)

export const somePassword = v.pipe(
  v.string('field.required'),
  v.nonEmpty('field.required'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'field.too-long'),
)
export const newPassword = v.pipe(somePassword, isFine(checkNewPassword))
export const nationalId = v.pipe(text(20), v.nonEmpty('field.required'), isFine(checkNationalId))
