import { expect, test } from 'vitest'
import { chargeReservations } from './charge-reservations.ts'
import { heard, partsOf, readPdf } from './invoice-pdf/test-read-pdf.ts'
import { company, openRunSite } from './runs/test-run-site.ts'

const { approved, deliver, drafter, invoicesOf, issue, owe, promisesHold, server, site, undone } = openRunSite()

/** A membership pays for two drivers and for something that nobody drove, in the order in which they came. */
const driven = async (grouping: string) => {
  const { database } = site
  await database.change(
    `update membership set invoice_grouping = $2, cost_center = 'Felles', invoice_email = 'regnskap@firma.test, kopi@firma.test, sjef@firma.test'
     where organization_id = 1 and id = $1`,
    [company, grouping],
  )
  const charge = async (ore: number, person: number | null, costCenter: string | null) => {
    const id = await owe(company, ore)
    await database.change('alter table charge disable trigger charge_is_kept')
    await database.change('update charge set person_id = $2, cost_center = $3 where id = $1', [id, person, costCenter])
    await database.change('alter table charge enable trigger charge_is_kept')
  }
  await charge(10_000, 2, '220')
  await charge(2500, null, 'Felles')
  await charge(20_000, 1, '210')
  await charge(5001, 2, '220')
  const run = await approved()
  await issue(run)
  const [invoice] = await invoicesOf(run)
  return invoice?.id ?? 0
}
const name = async (id: number) =>
  (await site.database.theRow<{ name: string }>('select name from person where id = $1', [id])).name
const file = async (id: number, media: 'pdf' | 'csv') => {
  const answer = await site.app.inject({
    method: 'GET',
    url: `/api/admin/invoices/${id}/${media}?orgId=1`,
    headers: { authorization: `Bearer ${drafter.token}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}
const lines = async (id: number) => {
  const { body } = await site.ask('invoices.lines', drafter.token, { params: { id } })
  return body as unknown as { grouping: string; data: { groupName: string | null; grossOre: number }[] }
}

test(
  'the lines of a company invoice are gathered by driver with a sum each, on the PDF, on the page and in a file along with the mail',
  undone(async () => {
    const id = await driven('DRIVER')
    const [first, second] = (await Promise.all([1, 2].map(name))).toSorted((a, b) => a.localeCompare(b, 'nb'))
    const { grouping, data } = await lines(id)
    expect(grouping).toBe('DRIVER')
    expect(data.map(({ groupName }) => groupName)).toEqual(
      [first, second]
        .flatMap((one) => data.filter(({ groupName }) => groupName === one).map(() => one))
        .concat(null as never),
    )
    const { parts } = readPdf(await file(id, 'pdf'))
    const said = heard(parts)
    for (const sum of [`${await name(2)} 150,01 kr`, `${await name(1)} 200 kr`, 'Uten fører 25 kr'])
      expect(said).toContain(sum)
    expect(partsOf(parts, 'TH').filter(({ columns }) => columns === 4)).toHaveLength(3)
    await deliver()
    const mail = server.received.at(-1)
    expect(mail?.to).toBe('regnskap@firma.test, kopi@firma.test, sjef@firma.test')
    expect(mail?.files.map((one) => one.name)).toEqual([
      expect.stringMatching(/\.pdf$/),
      expect.stringMatching(/\.csv$/),
    ])
    const csv = (await file(id, 'csv')).toString('utf8')
    expect(csv).toBe(`\ufeff${csv.slice(1)}`)
    const rows = csv.slice(1).split('\r\n')
    expect(rows[0]).toMatch(/^Type;Nummer;Fakturadato;Forfall;Fører;Kostnadssted;/)
    expect(rows).toHaveLength(6)
    expect(rows.find((row) => row.includes(';220;'))).toContain(await name(2))
    expect(rows.slice(1, 5).map((row) => row.split(';').at(-1))).toEqual(
      data.map(({ grossOre }) => String(grossOre / 100).replace('.', ',')),
    )
    await promisesHold()
  }),
)

test(
  'the lines of a company invoice are gathered by cost center, and a credit note is gathered as its invoice was',
  undone(async () => {
    const id = await driven('COST_CENTER')
    expect((await lines(id)).data.map(({ groupName }) => groupName)).toEqual(['210', '220', '220', 'Felles'])
    await site.database.change("update membership set invoice_grouping = 'NONE' where id = $1", [company])
    const credited = await site.ask('invoices.credit', drafter.token, {
      params: { id },
      body: { isBilledAnew: true, why: 'Feil kostnadssted' },
    })
    const note = await lines((credited.body.entity as { id: number }).id)
    expect([note.grouping, note.data.map(({ groupName }) => groupName)]).toEqual([
      'COST_CENTER',
      ['210', '220', '220', 'Felles'],
    ])
    await promisesHold()
  }),
)

test(
  'an invoice whose lines are not gathered has no file along, and a private membership gathers none',
  undone(async () => {
    const id = await driven('NONE')
    expect((await lines(id)).data.map(({ groupName }) => groupName)).toEqual([null, null, null, null])
    await deliver()
    expect(server.received.at(-1)?.files).toHaveLength(1)
    await site.database.change("update membership set type = 'PRIVATE', invoice_grouping = 'DRIVER' where id = $1", [
      company,
    ])
    await owe(company, 7000, '2026-10-21')
    const run = await approved()
    await issue(run)
    expect((await lines((await invoicesOf(run))[0]?.id ?? 0)).grouping).toBe('NONE')
  }),
)

test(
  'a driver has a cost center of their own, which their trips are charged to from then on, and the membership has it otherwise',
  undone(async () => {
    const { database } = site
    await database.change("update membership set cost_center = 'Felles' where id = $1", [company])
    const change = (costCenter: string | null) =>
      site.ask('memberships.change-member', drafter.token, {
        params: { id: company, memberId: 2 },
        body: { costCenter, why: 'Ny avdeling' },
      })
    expect((await change(' 220 ')).body.entity).toMatchObject({ id: 2, costCenter: '220' })
    const trip = async (person: number) => {
      const { id } = await database.theRow<{ id: number }>(
        `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, started_at,
           ended_at, kilometers, tariff_id) values (1, $1, $2, 1, '2026-10-12T10:00+02', '2026-10-12T14:00+02', '2026-10-12T14:00+02', false,
           '2026-10-12T10:00+02', '2026-10-12T14:00+02', 33, 1) returning id`,
        [company, person],
      )
      await database.change(
        `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit,
           unit_price_ore, total_ore, vat_code, product) values (1, $1, 'end', 1, 'Startpris', 1, 'stk', 2000, 2000, '3', 'startFee')`,
        [id],
      )
      await chargeReservations(database, 1, [id], {})
      return (
        await database.theRow<{ costCenter: string }>(
          `select cost_center as "costCenter" from charge where reservation_id = $1`,
          [id],
        )
      ).costCenter
    }
    expect([await trip(2), await trip(1)]).toEqual(['220', 'Felles'])
    expect((await change('')).body.entity).toMatchObject({ costCenter: null })
    expect(await trip(2)).toBe('Felles')
  }),
)
