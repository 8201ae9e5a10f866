import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeAccessPoint, startFakeAccessPoint } from '../../../adapters/access-point/fake.ts'
import { createHttpAccessPoint } from '../../../adapters/access-point/http-access-point.ts'
import { testCreditNote, testLine, testPaper } from '../test-invoice-paper.ts'
import { checkEhf } from './check-ehf.ts'
import { renderEhf } from './render-ehf.ts'

let fake: FakeAccessPoint
beforeAll(async () => {
  fake = await startFakeAccessPoint()
})
afterAll(() => fake.stop())

const receiver = '974760673'
const send = (documentId: string, paper: Parameters<typeof renderEhf>[0]) =>
  createHttpAccessPoint(fake.url, fake.token).send({ receiver, documentId, xml: renderEhf(paper) })

test('an invoice and its credit note reach a strict access point over HTTP as they were written', async () => {
  await send('invoice', testPaper())
  await send('credit-note', testCreditNote())
  expect(fake.received().map(({ xml }) => xml)).toEqual([renderEhf(testPaper()), renderEhf(testCreditNote())])
})

test('a document that our own rules refuse is refused by the access point too, by the same rule', async () => {
  const all = [
    testPaper({ invoice: { buyerReference: null } }),
    testPaper({ seller: { organizationNumber: '987654321' } }),
    testPaper({ lines: [testLine({ quantity: 0 })] }),
    testPaper({ invoice: { totalOre: 1 } }),
    testCreditNote({ invoice: { credits: null } }),
  ]
  for (const [index, paper] of all.entries()) {
    const [breach] = checkEhf(paper)
    await expect(send(`refused-${index}`, paper), breach?.rule).rejects.toThrow(`${breach?.rule}:`)
  }
})
