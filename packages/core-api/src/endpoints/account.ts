import { bookerProblems, licenseProblems, licenseSides } from '@delebil/validation'
import * as v from 'valibot'
import {
  email,
  fullName,
  NAME_MAX_LENGTH,
  nationalId,
  newName,
  newPassword,
  phone,
  somePassword,
} from '../account-fields.ts'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ownPerson, ownSession, personExport } from '../entities/account.ts'
import { licenseStanding } from '../entities/license-standing.ts'
import { ofOne } from '../of-one.ts'
import { idText, instant, list, text } from '../primitives.ts'
import { pictureUpload } from './picture-fields.ts'

const tag = 'Bruker'
const open = { tag, access: 'public' } as const
const mine = { tag, access: 'session' } as const

export const createUser = endpoint('POST /api/users/create', {
  ...open,
  summary: 'Create a user, who can then log in',
  description: 'What is wrong comes as a list of errors with `fieldName`.',
  body: v.object({ name: newName, email, phone, password: newPassword }),
  status: 201,
  response: changed(ownPerson),
  problems: ['account.email-taken'],
})

export const getPerson = endpoint('GET /api/persons', {
  ...mine,
  summary: 'My own data',
  response: ownPerson,
})

export const updatePerson = endpoint('PUT /api/persons', {
  ...mine,
  summary: 'Change my own data',
  description: 'A new e-mail address needs `currentPassword` where there is a password; the old address is told.',
  body: v.object({ name: fullName, email, phone, currentPassword: v.optional(somePassword) }),
  response: changed(ownPerson),
  problems: ['account.email-taken', 'account.password-wrong', 'login.locked'],
})

export const changePassword = endpoint('POST /api/users/change-password', {
  ...mine,
  summary: 'Set a new password; every other session of mine ends',
  body: v.object({ currentPassword: somePassword, newPassword }),
  problems: ['second-step.again', 'account.password-wrong', 'login.locked'],
})

export const forgotPassword = endpoint('POST /api/users/forgot-password', {
  ...open,
  summary: 'Send a link that sets a new password',
  description: 'The answer is the same, and as fast, whether there is such an account or not.',
  body: v.object({ usernameEmailOrPhone: v.pipe(text(254), v.nonEmpty('field.required')) }),
})

export const resetPassword = endpoint('POST /api/users/forgot-password/reset', {
  ...open,
  summary: 'Set a new password with the token of the link; every session of the person ends',
  body: v.object({ token: v.pipe(v.string('field.required'), v.maxLength(200, 'field.too-long')), newPassword }),
  problems: ['account.link-dead'],
})

export const sendEmailConfirmation = endpoint('POST /api/persons/email-confirmation', {
  ...mine,
  summary: 'Send the link that proves my e-mail address again',
})

export const confirmEmail = endpoint('POST /api/persons/email-confirmation/confirm', {
  ...open,
  summary: 'Prove an e-mail address with the token of the link',
  body: v.object({ token: v.pipe(v.string('field.required'), v.maxLength(200, 'field.too-long')) }),
  problems: ['account.link-dead'],
})

export const getReadiness = endpoint('GET /api/persons/readiness', {
  ...mine,
  partner: true,
  summary: 'What keeps me from booking in a club now, and from driving there at a moment, and my licence',
  query: v.object({ orgId: idText, at: v.optional(instant) }),
  response: v.object({
    booking: v.nullable(v.picklist(bookerProblems)),
    driving: v.nullable(v.picklist(licenseProblems)),
    license: licenseStanding,
  }),
  problems: ['resource.unknown'],
})

export const listSessions = endpoint('GET /api/users/sessions', {
  ...mine,
  summary: 'Where I am logged in, the latest used first',
  response: list(ownSession),
})

export const endSession = endpoint('DELETE /api/users/sessions/{id}', {
  ...mine,
  ...ofOne,
  summary: 'Log out one of my sessions',
})

export const logOutEverywhere = endpoint('POST /api/users/sessions/log-out-everywhere', {
  ...mine,
  summary: 'End every session of mine, this one too',
})

export const verifyLicense = endpoint('POST /api/persons/verify-license', {
  ...mine,
  summary: 'Ask the licence register about me',
  description:
    'The national id is used for this one question and stored nowhere. The authority tells the person by SMS.',
  body: v.object({ nationalId, surname: v.pipe(text(NAME_MAX_LENGTH), v.nonEmpty('field.required')) }),
  response: changed(ownPerson),
  problems: ['license.surname-differs', 'license.unanswered', 'license.too-many'],
})

export const sendLicensePicture = endpoint('POST /api/persons/license-pictures', {
  ...mine,
  summary: 'Send a picture of my licence, for the staff of my clubs to check',
  description:
    'The front takes the place of all that was sent before; the back is added to a front that waits. Pictures are deleted as soon as they are checked, and after 30 days where nobody does.',
  query: v.object({ side: v.optional(v.picklist(licenseSides, 'field.unknown'), 'FRONT') }),
  ...pictureUpload,
  response: changed(ownPerson),
  problems: ['picture.unreadable', 'picture.too-large', 'license.not-waiting'],
})

export const exportPerson = endpoint('GET /api/persons/export', {
  ...mine,
  summary: 'Everything stored about me, as one file',
  response: personExport,
  responseHeaders: { 'content-disposition': 'The name of the file.' },
})

export const deletePerson = endpoint('POST /api/persons/delete', {
  ...mine,
  summary: 'Delete my account',
  description:
    'What bookkeeping must keep stays without name, address or number. Needs the password where there is one.',
  body: v.object({ currentPassword: v.optional(somePassword) }),
  problems: [
    'account.password-wrong',
    'account.reservation-active',
    'account.invoice-unpaid',
    'account.unbilled',
    'account.others-depend',
    'account.has-permissions',
    'login.locked',
  ],
})
