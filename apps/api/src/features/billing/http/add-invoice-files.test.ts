import { invoiceCsvPath, invoicePdfPath, yearCsvPath } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, startTestSite, type TestSite, testPeople } from '../../../testing/test-site.ts'
import { billTestTrip } from '../test-invoice.ts'

let site: TestSite
let invoiceId: number
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  invoiceId = await billTestTrip(site.suite.database)
})
afterAll(() => site.stop())

const fetchPdf = async (path: string, who?: keyof typeof testPeople) => {
  const authorization = who && (await logIn(site.address, testPeople[who]))
  return fetch(`${site.address}${path}`, { headers: authorization ? { authorization } : {} })
}
const outline = async (answer: Response) => {
  const { code, errors } = (await answer.json()) as { code: string; errors: unknown }
  return { status: answer.status, code, errors }
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('the owner gets the same PDF each time, with its fonts embedded and no-store', async () => {
  const answer = await fetchPdf(invoicePdfPath(invoiceId), 'owner')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="faktura-10001.pdf"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toContain('Lato-Bold')
  expect(pagesOf(pdf)).toBe(1)
  const again = await fetchPdf(invoicePdfPath(invoiceId), 'owner')
  expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)
})

test('a visitor is refused: session.missing; a foreign invoice answers as a missing one', async () => {
  expect(await outline(await fetchPdf(invoicePdfPath(invoiceId)))).toMatchObject({
    status: 401,
    code: 'session.missing',
  })
  const missing = await outline(await fetchPdf(invoicePdfPath(4711), 'stranger'))
  expect(missing).toMatchObject({ status: 404, code: 'resource.unknown' })
  expect(await outline(await fetchPdf(invoicePdfPath(invoiceId), 'stranger'))).toEqual(missing)
  expect(await outline(await fetchPdf(invoicePdfPath(invoiceId), 'colleague'))).toEqual(missing)
  for (const id of ['0', '-1', 'x', '1.5', '99999999999', '%27', '2147483648']) {
    expect(await outline(await fetchPdf(`/api/invoices/${id}/pdf`, 'owner')), id).toEqual(missing)
  }
})

test('the owner gets the lines of an invoice, and those of all invoices of a year, for a spreadsheet; others get neither', async () => {
  const year = (membershipId: number | string, of: number | string) =>
    `${yearCsvPath}?membershipId=${membershipId}&year=${of}`
  const answer = await fetchPdf(invoiceCsvPath(invoiceId), 'owner')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="faktura-10001.csv"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const csv = bytes.toString('utf8')
  expect(csv).toMatch(/\r\nFaktura;10001;01\.11\.2026;.*;Leietid;4;t;40;3;25;128;32;160\r\n/)
  const all = await fetchPdf(year(2, 2026), 'owner')
  expect(all.headers.get('content-disposition')).toBe('attachment; filename="fakturaer-2026.csv"')
  expect(Buffer.from(await all.arrayBuffer()).toString('utf8')).toBe(csv)
  const none = Buffer.from(await (await fetchPdf(year(2, 2025), 'owner')).arrayBuffer()).toString('utf8')
  expect(none.split('\r\n')).toHaveLength(2)
  const missing = { status: 404, code: 'resource.unknown' }
  expect(await outline(await fetchPdf(invoiceCsvPath(invoiceId), 'colleague'))).toMatchObject(missing)
  expect(await outline(await fetchPdf(year(2, 2026), 'stranger'))).toMatchObject(missing)
  expect(await outline(await fetchPdf(year(2, 2026), 'colleague'))).toMatchObject({
    status: 403,
    code: 'permission.missing',
  })
  expect(await outline(await fetchPdf(year(2, 2026)))).toMatchObject({ status: 401, code: 'session.missing' })
  for (const wrong of [year('x', 2026), year(2, 'x'), year(2, 1999), year(2, 99_999), yearCsvPath])
    expect(await outline(await fetchPdf(wrong, 'owner')), wrong).toMatchObject(missing)
})

test('an invoice of more lines than fit goes over several pages', async () => {
  await site.suite.database.change(
    `with more as (
       insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore,
         vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source, state)
       select 1, 2, p.id, 'Startpris', 1, 'stk', 2000, 2000, '3', 25, 400, now(), now(), 'STAFF', 'billed'
       from product p, generate_series(1, 90) where p.organization_id = 1 and p.key = 'startFee' returning id)
     insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit,
       unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore)
     select 1, $1, 100 + row_number() over (), id, '1000', 'Startpris', 1, 'stk', 2000, '3', 25, 400, 2000 from more`,
    [invoiceId],
  )
  const answer = await fetchPdf(invoicePdfPath(invoiceId), 'owner')
  expect(pagesOf(Buffer.from(await answer.arrayBuffer()))).toBe(3)
})
