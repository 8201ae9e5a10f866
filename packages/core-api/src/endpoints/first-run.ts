import * as v from 'valibot'
import { email, fullName } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../primitives.ts'

const open = { tag: 'Oppstart', access: 'public' } as const
const path = '/api/first-run'

export const getFirstRun = endpoint(`GET ${path}`, {
  ...open,
  summary: 'Whether the first organisation can be made here',
  response: v.object({ isOpen: v.boolean() }),
})

export const createFirstOrganization = endpoint(`POST ${path}`, {
  ...open,
  summary: 'Make the first organisation and whoever runs it, with the code that the server printed when it started',
  description: 'It can be done once. Where the server cannot send mail, the answer has the link to choose a password.',
  body: v.object({
    code: v.pipe(text(40), v.minLength(1, 'field.required')),
    name: v.pipe(text(120), v.minLength(1, 'field.required')),
    administratorName: fullName,
    email,
  }),
  status: 201,
  response: v.object({
    /** A path of this site that works once; null where a mail with it is on its way. */
    passwordPath: v.nullable(v.string()),
  }),
  problems: ['first-run.closed', 'first-run.code'],
})
