import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

const answerMilliseconds = 10_000

/** Mail by a server that speaks SMTP. Nothing is read from files or addresses that a message might name. */
export const createSmtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from })
  Object.assign(transport.options, {
    connectionTimeout: answerMilliseconds,
    greetingTimeout: answerMilliseconds,
    socketTimeout: answerMilliseconds,
  })
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}

/** Where no mail server is set nothing is sent, and every try says so. */
export const noMail: Mail = {
  send: () => Promise.reject(new Error('SMTP_URL is empty: the mail was not sent.')),
  close: () => undefined,
}
