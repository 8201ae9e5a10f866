import type { Transporter } from 'nodemailer'
import { type Mail, MailRefused } from './port.ts'

const answerMilliseconds = 10_000

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

// RFC 5321: 5yz says that the same mail will be refused again.
const isForGood = (error: unknown): error is Error =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500

/** Mail by a server that speaks SMTP. Nothing is read from files or addresses that a message might name. */
export const createSmtpMail = (url: string, from: string): Mail => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(url, { from })
    Object.assign(transport.options, {
      connectionTimeout: answerMilliseconds,
      greetingTimeout: answerMilliseconds,
      socketTimeout: answerMilliseconds,
    })
    return transport
  }
  let opened: Promise<Transporter> | undefined
  return {
    send: async ({ to, subject, text }, more) => {
      const receivers = [to, ...(more?.copies ?? [])].map((address) => ({ name: '', address }))
      try {
        opened ??= open()
        await (await opened).sendMail({
          to: receivers,
          subject,
          text,
          ...(more && { messageId: `<${more.id}@${domainOf(from)}>`, attachments: [...more.attachments] }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw isForGood(error) ? new MailRefused(error.message) : error
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Where no mail server is set nothing is sent, and every try says so. */
export const noMail: Mail = {
  send: () => Promise.reject(new Error('SMTP_URL is empty: the mail was not sent.')),
  close: () => undefined,
}
