import * as v from 'valibot'
import { email, fullName, NAME_MAX_LENGTH, nationalId, newPassword, phone, somePassword } from '../account-fields.ts'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ownPerson, ownSession, personExport } from '../entities/account.ts'
import { idText, list, text } from '../primitives.ts'

const tag = 'Bruker'

export const createUser = endpoint({
  summary: 'Create a user, who can then log in',
  description: 'What is wrong comes as a list of errors with `fieldName`.',
  tag,
  method: 'POST',
  path: '/api/users/create',
  access: 'public',
  body: v.object({ name: fullName, email, phone, password: newPassword }),
  status: 201,
  response: changed(ownPerson),
  problems: ['account.email-taken'],
})

export const getPerson = endpoint({
  summary: 'My own data',
  tag,
  method: 'GET',
  path: '/api/persons',
  access: 'session',
  response: ownPerson,
  problems: [],
})

export const updatePerson = endpoint({
  summary: 'Change my own data',
  description: 'A new e-mail address needs `currentPassword` where there is a password; the old address is told.',
  tag,
  method: 'PUT',
  path: '/api/persons',
  access: 'session',
  body: v.object({ name: fullName, email, phone, currentPassword: v.optional(somePassword) }),
  response: changed(ownPerson),
  problems: ['account.email-taken', 'account.password-wrong', 'login.locked'],
})

export const changePassword = endpoint({
  summary: 'Set a new password; every other session of mine ends',
  tag,
  method: 'POST',
  path: '/api/users/change-password',
  access: 'session',
  body: v.object({ currentPassword: somePassword, newPassword }),
  problems: ['account.password-wrong', 'login.locked'],
})

export const forgotPassword = endpoint({
  summary: 'Send a link that sets a new password',
  description: 'The answer is the same, and as fast, whether there is such an account or not.',
  tag,
  method: 'POST',
  path: '/api/users/forgot-password',
  access: 'public',
  body: v.object({ usernameEmailOrPhone: v.pipe(text(254), v.nonEmpty('field.required')) }),
  problems: [],
})

export const resetPassword = endpoint({
  summary: 'Set a new password with the token of the link; every session of the person ends',
  tag,
  method: 'POST',
  path: '/api/users/forgot-password/reset',
  access: 'public',
  body: v.object({ token: v.pipe(v.string('field.required'), v.maxLength(200, 'field.too-long')), newPassword }),
  problems: ['account.link-dead'],
})

export const listSessions = endpoint({
  summary: 'Where I am logged in, the latest used first',
  tag,
  method: 'GET',
  path: '/api/users/sessions',
  access: 'session',
  response: list(ownSession),
  problems: [],
})

export const endSession = endpoint({
  summary: 'Log out one of my sessions',
  tag,
  method: 'DELETE',
  path: '/api/users/sessions/{id}',
  access: 'session',
  params: v.object({ id: idText }),
  problems: ['resource.unknown'],
})

export const logOutEverywhere = endpoint({
  summary: 'End every session of mine, this one too',
  tag,
  method: 'POST',
  path: '/api/users/sessions/log-out-everywhere',
  access: 'session',
  problems: [],
})

export const verifyLicense = endpoint({
  summary: 'Ask the licence register about me',
  description:
    'The national id is used for this one question and stored nowhere. The authority tells the person by SMS.',
  tag,
  method: 'POST',
  path: '/api/persons/verify-license',
  access: 'session',
  body: v.object({ nationalId, surname: v.pipe(text(NAME_MAX_LENGTH), v.nonEmpty('field.required')) }),
  response: changed(ownPerson),
  problems: ['license.surname-differs', 'license.unanswered', 'license.too-many'],
})

export const exportPerson = endpoint({
  summary: 'Everything stored about me, as one file',
  tag,
  method: 'GET',
  path: '/api/persons/export',
  access: 'session',
  response: personExport,
  responseHeaders: { 'content-disposition': 'The name of the file.' },
  problems: [],
})

export const deletePerson = endpoint({
  summary: 'Delete my account',
  description:
    'What bookkeeping must keep stays without name, address or number. Needs the password where there is one.',
  tag,
  method: 'POST',
  path: '/api/persons/delete',
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
