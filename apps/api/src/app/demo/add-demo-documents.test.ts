import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addDemoDocuments } from './add-demo-documents.ts'

test('the documents that the demo sent as EHF stand on a page, the newest first, each as it was sent', async () => {
  const app = fastify()
  const sent = (documentId: string) => ({
    documentId,
    participant: '0192:974760673',
    xml: `<${documentId}/>`,
    receipt: '<r>',
  })
  addDemoDocuments(app, () => [sent('a'), sent('b')])
  const { payload } = await app.inject('/demo/ehf')
  expect([...payload.matchAll(/<h2>(.)</g)].map(([, id]) => id)).toEqual(['b', 'a'])
  expect(payload).toContain('kvittering &#60;r&#62;')
  expect(await app.inject('/demo/ehf/a')).toMatchObject({ payload: '<a/>' })
  expect(await app.inject('/demo/ehf/c')).toMatchObject({ statusCode: 404 })
})
