import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addressField, envelopeWindow } from '../invoice-pdf/layout.ts'
import { partsOf, readPdf } from '../invoice-pdf/test-read-pdf.ts'
import { company, openRunSite, other } from '../runs/test-run-site.ts'
import { makePrintFile, wakePrintFiles } from './make-print-file.ts'

const { approved, approver, drafter, invoicesOf, issue, owe, promisesHold, read, site, undone } = openRunSite()

type Listed = {
  readonly waiting: number
  readonly data: readonly {
    readonly id: number
    readonly documents: number
    readonly pages: number | null
    readonly madeAt: string | null
    readonly firstNumber: number
    readonly lastNumber: number
  }[]
}
const listed = async () => (await site.ask('print-files.list', drafter.token)).body as unknown as Listed
const create = (key?: string) =>
  site.ask('print-files.create', drafter.token, { body: {}, ...(key !== undefined && { key }) })
const bytesOf = async (id: number) =>
  await site.database.theRow<{ bytes: Buffer; sha256: string }>('select bytes, sha256 from print_file where id = $1', [
    id,
  ])
const make = (id: number) => makePrintFile({ database: site.database }, { organizationId: 1, id }, new Date())

/** Invoices by post to both memberships, one of them over several pages. */
const printed = async () => {
  await site.database.change("update membership set invoice_method = 'PRINT' where organization_id = 1")
  for (let line = 0; line < 110; line += 1) await owe(other, 1000 + line)
  await owe(company, 50_000)
  const run = await approved()
  await issue(run)
  return run
}

test(
  'invoices by post wait, are gathered in one file with each on its own front page, and are out once it is drawn',
  undone(async () => {
    const run = await printed()
    expect(await listed()).toEqual({ waiting: 2, data: [] })
    const { body } = await create()
    const { id } = body.entity as { id: number }
    const [first, second] = await invoicesOf(run)
    expect(body).toMatchObject({
      left: 0,
      entity: { documents: 2, pages: null, madeAt: null, firstNumber: first?.number, lastNumber: second?.number },
    })
    expect((await read('memberships', run)).body.data).toMatchObject([{ delivery: 'QUEUED' }, { delivery: 'QUEUED' }])
    await make(id)
    const { bytes, sha256 } = await bytesOf(id)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    const { texts, parts, catalog } = readPdf(bytes)
    expect(catalog).toMatch(/MarkInfo|StructTreeRoot/)
    expect(partsOf(parts, 'Part')).toHaveLength(2)
    expect(partsOf(parts, 'H1')).toHaveLength(2)
    expect(texts.filter(({ mark }) => mark === 'unmarked')).toEqual([])
    // Each invoice begins on a front page, with its own pages numbered and its receiver in the window.
    const fronts = texts.filter(({ text }) => /^Side 1 av \d+$/.test(text))
    expect(fronts.map(({ page }) => page % 2)).toEqual([0, 0])
    const { data, waiting } = await listed()
    expect({ waiting, data }).toMatchObject({ waiting: 0, data: [{ id, documents: 2, madeAt: expect.any(String) }] })
    // Three pages and an empty back, then one.
    expect(data[0]?.pages).toBe(5)
    for (const { page } of fronts) {
      const inField = texts.filter(
        (one) =>
          one.page === page &&
          one.x === addressField.left &&
          one.y > envelopeWindow.top &&
          one.y < addressField.top + addressField.height,
      )
      expect(inField.map(({ text }) => text.trim()).slice(1)).toEqual(['Veien 2', '5004 Bergen'])
    }
    expect((await read('memberships', run)).body.data).toMatchObject([{ delivery: 'SENT' }, { delivery: 'SENT' }])
    const file = await site.ask('print-files.pdf', drafter.token, { params: { id } })
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    await promisesHold()
  }),
)

test(
  'an invoice is in one file only, the file is drawn once, and asked for again it is the same',
  undone(async () => {
    await printed()
    const key = crypto.randomUUID()
    const [one, again] = [await create(key), await create(key)]
    expect(again.body).toEqual(one.body)
    const { id } = one.body.entity as { id: number }
    expect((await create()).body.code).toBe('invoice.none-to-print')
    expect((await site.ask('print-files.pdf', drafter.token, { params: { id } })).status).toBe(404)
    await make(id)
    const before = await bytesOf(id)
    await site.database.change("update organization set name = 'Et annet navn' where id = 1")
    await make(id)
    expect(await bytesOf(id)).toEqual(before)
    expect((await create()).body.code).toBe('invoice.none-to-print')
    expect((await listed()).data).toHaveLength(1)
  }),
)

test(
  'two files of the same invoices are the same bytes, and each invoice keeps its own copy as it was printed',
  undone(async () => {
    await printed()
    const { id } = (await create()).body.entity as { id: number }
    await make(id)
    const { bytes } = await bytesOf(id)
    const kept = await site.database.rows('select sha256 from invoice_document order by invoice_id')
    expect(kept).toHaveLength(2)
    await site.database.change(`update print_file set made_at = null, pages = null, bytes = null, sha256 = null`)
    const work: object[] = []
    const jobs = { enqueue: async (_tx: unknown, ...job: unknown[]) => void work.push(job) }
    await wakePrintFiles({ database: site.database, jobs })
    expect(work).toEqual([['print-file', { organizationId: 1, id }]])
    await make(id)
    expect((await bytesOf(id)).bytes.equals(bytes)).toBe(true)
    expect(await site.database.rows('select sha256 from invoice_document order by invoice_id')).toEqual(kept)
  }),
)

test(
  'an invoice that is sent by post again waits for the next file, with the credit note of another',
  undone(async () => {
    const run = await printed()
    const { id } = (await create()).body.entity as { id: number }
    await make(id)
    const [first, second] = await invoicesOf(run)
    const resent = await site.ask('invoices.send', drafter.token, { body: { ids: [first?.id] } })
    expect(resent.body).toEqual({ queued: 1 })
    const credited = await site.ask('invoices.credit', approver.token, {
      params: { id: second?.id },
      body: { isBilledAnew: true, why: 'Feil kunde' },
    })
    expect(credited.status).toBe(200)
    expect((await listed()).waiting).toBe(2)
    const next = (await create()).body.entity as { id: number }
    await make(next.id)
    const headings = partsOf(readPdf((await bytesOf(next.id)).bytes).parts, 'H1').map(({ text }) => text)
    expect(headings).toEqual(['Faktura', 'Kreditnota'])
    expect((await listed()).data.map((file) => file.id)).toEqual([next.id, id])
  }),
)

test(
  'print files are made by BILLING_WRITE alone, and another club has none of them',
  undone(async () => {
    await printed()
    const reader = await site.hire(1, ['BILLING_READ'])
    expect((await site.ask('print-files.create', reader.token, { body: {} })).status).toBe(403)
    expect((await site.ask('print-files.list', reader.token)).status).toBe(200)
    const { id } = (await create()).body.entity as { id: number }
    await make(id)
    const stranger = await site.hire(2, ['BILLING_READ', 'BILLING_WRITE'])
    expect((await site.ask('print-files.pdf', stranger.token, { params: { id } })).status).toBe(404)
    expect((await site.ask('print-files.list', stranger.token)).body).toEqual({ data: [], waiting: 0 })
    expect((await site.ask('print-files.create', stranger.token, { body: {} })).body.code).toBe('invoice.none-to-print')
  }),
)
