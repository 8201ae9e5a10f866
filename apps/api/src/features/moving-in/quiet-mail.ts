import type { MailKind } from '@delebil/core-api/admin'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Context } from '../../platform/context.ts'
import { isQuiet } from './moving-in-store.ts'

// Staff are at work while their club moves in.
const toStaff: readonly MailKind[] = ['staffInvitation', 'gatewayTrial']
// What is sent once and kept as sent waits; anything else would be old by then.
const waits: readonly MailKind[] = ['invoice', 'reminder']

/** Mail that leaves members of a club alone until the club has invited them. What people ask for themselves is of no club, and goes. */
export const quietMail = (mail: Mail, { database, log }: Pick<Context, 'database' | 'log'>): Mail => ({
  ...mail,
  send: async (message, more) => {
    const { kind, organizationId } = message
    if (organizationId === undefined || toStaff.includes(kind) || !(await isQuiet(database, organizationId)))
      return mail.send(message, more)
    if (waits.includes(kind)) throw new Error('The members are not invited yet: the mail waits.')
    log('info', 'A mail was left out, because the members are not invited yet.', { kind, organizationId })
  },
})
