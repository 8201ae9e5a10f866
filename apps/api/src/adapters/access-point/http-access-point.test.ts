import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FakeAccessPoint, startFakeAccessPoint } from './fake.ts'
import { createHttpAccessPoint } from './http-access-point.ts'
import { type AccessPoint, AccessPointRefused } from './port.ts'
import { testReceiver as receiver, testEhf as xml } from './test-ehf.ts'

let fake: FakeAccessPoint
let accessPoint: AccessPoint
beforeAll(async () => {
  fake = await startFakeAccessPoint(60_000)
  accessPoint = createHttpAccessPoint(fake.url, fake.token, 500)
})
afterAll(() => fake.stop())
afterEach(() => fake.script('works'))

const send = (more: Partial<Parameters<AccessPoint['send']>[0]> = {}) =>
  accessPoint.send({ receiver, documentId: randomUUID(), xml, ...more })
const takenAs = (documentId: string) => fake.received().filter((one) => one.documentId === documentId)

/** What a call is answered that is not made by our adapter. */
const call = async (headers: Record<string, string>, body = xml): Promise<[number, string]> => {
  const own = {
    authorization: `Bearer ${fake.token}`,
    'content-type': 'application/xml',
    participant: `0192:${receiver}`,
  }
  const answer = await fetch(`${fake.url}/documents/${randomUUID()}`, {
    method: 'PUT',
    headers: { ...own, ...headers },
    body,
  })
  const { problems } = (await answer.json()) as { problems?: { rule: string }[] }
  return [answer.status, (problems ?? []).map(({ rule }) => rule).join()]
}

test('a document that is sent twice is delivered once and has one receipt; another under its id is refused', async () => {
  const documentId = randomUUID()
  const first = await send({ documentId })
  expect(await send({ documentId })).toEqual(first)
  expect(takenAs(documentId)).toEqual([{ documentId, participant: `0192:${receiver}`, xml, ...first }])
  await expect(send({ documentId, xml: xml.replace('>Sør<', '>Nord<') })).rejects.toThrow(AccessPointRefused)
})

test('an answer that was lost leaves the document taken, and sending it again answers its receipt', async () => {
  const documentId = randomUUID()
  fake.script('loses-answer')
  const lost = await send({ documentId }).catch((error: unknown) => error)
  expect(lost).toBeInstanceOf(Error)
  expect(lost).not.toBeInstanceOf(AccessPointRefused)
  fake.script('works')
  expect([await send({ documentId })]).toEqual(takenAs(documentId).map(({ receipt }) => ({ receipt })))
})

test('an access point that is down, late, or not understood has refused nothing', async () => {
  for (const behaviour of ['down', 'slow', 'garbage'] as const) {
    fake.script(behaviour)
    const error = await send().catch((problem: unknown) => problem)
    expect(error, behaviour).toBeInstanceOf(Error)
    expect(error, behaviour).not.toBeInstanceOf(AccessPointRefused)
  }
})

test('a token that is not taken is a mistake in the settings, and refuses no document', async () => {
  const error = await createHttpAccessPoint(fake.url, 'other')
    .send({ receiver, documentId: 'a', xml })
    .catch((e: unknown) => e)
  expect(error).not.toBeInstanceOf(AccessPointRefused)
  expect(String(error)).toContain('401')
})

test('a refusal for good says the rules that were broken', async () => {
  const refused = send({ xml: xml.replace('<BuyerReference>Sør</BuyerReference>', '') })
  await expect(refused).rejects.toThrow(AccessPointRefused)
  await expect(refused).rejects.toThrow(/^R003: /)
})

describe('the fake takes only calls that a real access point would take', () => {
  test('the token, the type of the content and the receiver are held against what is due', async () => {
    expect(await call({})).toEqual([201, ''])
    expect(await call({ 'content-type': 'application/xml; charset=utf-8' })).toEqual([201, ''])
    expect(await call({ authorization: '' })).toEqual([401, 'token'])
    expect(await call({ 'content-type': 'text/xml' })).toEqual([415, 'content-type'])
    for (const participant of ['', receiver, `9908:${receiver}`, '0192:974760637', '0088:7300010000001'])
      expect(await call({ participant }), participant).toEqual([400, 'participant'])
    expect(await call({ participant: '0192:987654325' })).toEqual([422, 'R010'])
  })

  test('a body that is cut, empty, of another kind or with a DOCTYPE is refused', async () => {
    expect(await call({}, xml.slice(0, -3))).toEqual([422, 'XML'])
    expect(await call({}, '')).toEqual([422, 'XML'])
    expect(await call({}, '<Invoice/>')).toEqual([422, 'UBL'])
    expect(await call({}, xml.replace('?>', '?><!DOCTYPE Invoice [<!ENTITY a "b">]>'))).toEqual([422, 'XML'])
    expect(await call({}, xml.replaceAll('Invoice-2', 'Order-2'))).toEqual([422, 'UBL'])
  })

  test.each([
    ['UBL', /(<ID>10001<\/ID>)(<InvoiceTypeCode>380<\/InvoiceTypeCode>)/, '$2$1'],
    ['UBL', '<ID>10001</ID>', '<ID>10001</ID><Kid>1</Kid>'],
    ['R003', '<BuyerReference>Sør</BuyerReference>', ''],
    ['R004', 'billing:3.0<', 'billing:2.0<'],
    ['R008', '<ID>1</ID>', '<ID>1</ID><Note></Note>'],
    ['R020', 'schemeID="0192">987654325', 'schemeID="9908">987654325'],
    ['NO-R-001', 'NO987654325MVA', 'NO987654321MVA'],
    ['R120', '>40.00<', '>40.02<'],
    ['BR-04', '>380<', '>381<'],
    ['BR-CO-16', '100.00</PayableAmount>', '100.01</PayableAmount>'],
    ['BR-CO-17', '<Percent>25<', '<Percent>23<'],
  ])('%s is seen where it is broken alone', async (rule, from, to) => {
    expect(await call({}, xml.replace(from, to))).toEqual([422, rule])
  })
})
