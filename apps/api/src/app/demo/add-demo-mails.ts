import type { FastifyInstance } from 'fastify'
import type { ReceivedMail } from '../../adapters/mail/fake.ts'
import { demoPage, escapeHtml } from './demo-page.ts'

/** Where the mails of the demo can be read. */
export const demoMailPath = '/demo/mail'

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const fileLink = ({ name }: { readonly name: string }): string =>
  `<p><a href="${demoMailPath}/${encodeURIComponent(name)}" download>${escapeHtml(name)}</a></p>`

const mailItem = ({ at, to, subject, text, files }: ReceivedMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>Til ${escapeHtml(to)}, ${escapeHtml(at)}</p><p>${withLinks(text).replaceAll('\n', '<br>')}</p>${files.map(fileLink).join('')}</article>`

const page = (mails: readonly ReceivedMail[]): string =>
  demoPage({
    title: 'E-post i demoen',
    lead: 'Demoen sender ingen e-post ut. Det den ville sendt, står her, nyeste først.',
    items: mails.toReversed().map(mailItem),
  })

/** Shows the mails that the demo's fake took, and what came with them. Never served where there is a mail server or a database of one's own. */
export const addDemoMails = (app: FastifyInstance, mails: readonly ReceivedMail[]): void => {
  app.get(demoMailPath, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails)),
  )
  app.get<{ Params: { name: string } }>(`${demoMailPath}/:name`, async ({ params }, reply) => {
    const file = mails.flatMap(({ files }) => files).findLast(({ name }) => name === params.name)
    if (file === undefined) return reply.status(404).send()
    return reply.type('application/pdf').header('cache-control', 'no-store').send(Buffer.from(file.bytes))
  })
}
