import type { FastifyInstance } from 'fastify'
import type { ReceivedMail } from '../../adapters/mail/fake.ts'

/** Where the mails of the demo can be read. */
export const demoMailPath = '/demo/mail'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const fileLink = ({ name }: { readonly name: string }): string =>
  `<p><a href="${demoMailPath}/${encodeURIComponent(name)}">${escapeHtml(name)}</a></p>`

const mailItem = ({ at, to, subject, text, files }: ReceivedMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>Til ${escapeHtml(to)}, ${escapeHtml(at)}</p><p>${withLinks(text).replaceAll('\n', '<br>')}</p>${files.map(fileLink).join('')}</article>`

const page = (mails: readonly ReceivedMail[]): string => `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-post i demoen</title></head>
<body>
<main>
<h1>E-post i demoen</h1>
<p>Demoen sender ingen e-post ut. Det den ville sendt, står her, nyeste først.</p>
${mails.length === 0 ? '<p>Ingen ennå.</p>' : mails.toReversed().map(mailItem).join('<hr>\n')}
</main>
</body>
</html>
`

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
