import type { FastifyInstance } from 'fastify'
import type { ReceivedDocument } from '../../adapters/access-point/fake.ts'
import { demoPage, escapeHtml } from './demo-page.ts'

/** Where the invoices that the demo sent as EHF can be read. */
export const demoDocumentPath = '/demo/ehf'

const item = ({ documentId, participant, receipt }: ReceivedDocument): string =>
  `<article><h2>${escapeHtml(documentId)}</h2><p>Til ${escapeHtml(participant)}, kvittering ${escapeHtml(receipt)}</p><p><a href="${demoDocumentPath}/${encodeURIComponent(documentId)}">${escapeHtml(documentId)}.xml</a></p></article>`

/** Shows the documents that the demo's access point took, each as it was sent. Never served where there is an access point or a database of one's own. */
export const addDemoDocuments = (app: FastifyInstance, received: () => readonly ReceivedDocument[]): void => {
  app.get(demoDocumentPath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        demoPage({
          title: 'EHF i demoen',
          lead: 'Demoen sender ingen EHF ut. Det den ville sendt, står her, nyeste først.',
          items: received().toReversed().map(item),
        }),
      ),
  )
  app.get<{ Params: { id: string } }>(`${demoDocumentPath}/:id`, async ({ params }, reply) => {
    const found = received().find(({ documentId }) => documentId === params.id)
    if (found === undefined) return reply.status(404).send()
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store').send(found.xml)
  })
}
