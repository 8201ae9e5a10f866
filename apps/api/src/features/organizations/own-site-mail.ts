import type { Mail, MailMessage } from '../../adapters/mail/port.ts'
import type { Context } from '../../platform/context.ts'
import { findOwnSite } from './stores/own-sites.ts'

/** Mail whose links lead to the site of the organization that it is from, where that has one. */
export const ownSiteMail = (mail: Mail, { database }: Pick<Context, 'database'>, siteUrl: string): Mail => ({
  ...mail,
  send: async (message, more) => {
    const own = message.organizationId === undefined ? undefined : await findOwnSite(database, message.organizationId)
    const sent: MailMessage = own === undefined ? message : { ...message, text: message.text.replaceAll(siteUrl, own) }
    return mail.send(sent, more)
  },
})
