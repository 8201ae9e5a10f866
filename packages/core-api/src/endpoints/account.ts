import * as v from 'valibot'
import { email, fullName, NAME_MAX_LENGTH, nationalId, newPassword, phone, somePassword } from '../account-fields.ts'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ownPerson, ownSession, personExport } from '../entities/account.ts'
import { idText, list, text } from '../primitives.ts'

const tag = 'Bruker'

export const createUser = endpoint('POST /api/users/create', {
  summary: 'Create a user, who can then log in',
  description: 'What is wrong comes as a list of errors with `fieldName`.',
  tag,
  access: 'public',
  body: v.object({ name: fullName, email, phone, password: newPassword }),
  status: 201,
  response: changed(ownPerson),
  problems: ['account.email-taken'],
})

export const getPerson = endpoint('GET /api/persons', {
  summary: 'My own data',
  tag,
  access: 'session',
  response: ownPerson,
})

export const updatePerson = endpoint('PUT /api/persons', {
  summary: 'Change my own data',
  description: 'A new e-mail address needs `currentPassword` where there is a password; the old address is told.',
  tag,
  access: 'session',
  body: v.object({ name: fullName, email, phone, currentPassword: v.optional(somePassword) }),
  response: changed(ownPerson),
  problems: ['account.email-taken', 'account.password-wrong', 'login.locked'],
})

export const changePassword = endpoint('POST /api/users/change-password', {
  summary: 'Set a new password; every other session of mine ends',
  tag,
  access: 'session',
  body: v.object({ currentPassword: somePassword, newPassword }),
  problems: ['account.password-wrong', 'login.locked'],
})

export const forgotPassword = endpoint('POST /api/users/forgot-password', {
  summary: 'Send a link that sets a new password',
  description: 'The answer is the same, and as fast, whether there is such an account or not.',
  tag,
  access: 'public',
  body: v.object({ usernameEmailOrPhone: v.pipe(text(254), v.nonEmpty('field.required')) }),
})

export const resetPassword = endpoint('POST /api/users/forgot-password/reset', {
  summary: 'Set a new password with the token of the link; every session of the person ends',
  tag,
  access: 'public',
  body: v.object({ token: v.pipe(v.string('field.required'), v.maxLength(200, 'field.too-long')), newPassword }),
  problems: ['account.link-dead'],
})

export const listSessions = endpoint('GET /api/users/sessions', {
  summary: 'Where I am logged in, the latest used first',
  tag,
  access: 'session',
  response: list(ownSession),
})

export const endSession = endpoint('DELETE /api/users/sessions/{id}', {
  summary: 'Log out one of my sessions',
  tag,
  access: 'session',
  params: v.object({ id: idText }),
  problems: ['resource.unknown'],
})

export const logOutEverywhere = endpoint('POST /api/users/sessions/log-out-everywhere', {
  summary: 'End every session of mine, this one too',
  tag,
  access: 'session',
})

export const verifyLicense = endpoint('POST /api/persons/verify-license', {
  summary: 'Ask the licence register about me',
  description:
    'The national id is used for this one question and stored nowhere. The authority tells the person by SMS.',
  tag,
  access: 'session',
  body: v.object({ nationalId, surname: v.pipe(text(NAME_MAX_LENGTH), v.nonEmpty('field.required')) }),
  response: changed(ownPerson),
  problems: ['license.surname-differs', 'license.unanswered', 'license.too-many'],
})

export const exportPerson = endpoint('GET /api/persons/export', {
  summary: 'Everything stored about me, as one file',
  tag,
  access: 'session',
  response: personExport,
  responseHeaders: { 'content-disposition': 'The name of the file.' },
})

export const deletePerson = endpoint('POST /api/persons/delete', {
  summary: 'Delete my account',
  description:
    'What bookkeeping must keep stays without name, address or number. Needs the password where there is one.',
  tag,
  access: 'session',
  body: v.object({ currentPassword: v.optional(somePassword) }),
  problems: [
    'account.password-wrong',
    'account.reservation-active',
    'account.invoice-unpaid',
    'account.others-depend',
    'account.has-permissions',
    'login.locked',
  ],
})
