import { addMinutes, addOsloDays, osloInstant, osloParts } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['RESERVATION_WRITE'])
  await site.database.change(`insert into tariff (organization_id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours,
    kilometer_tiers, super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    select 1, 'from-before', 'Fra før', '2026-01-01', 1000, 2000, day_cap_hours, kilometer_tiers, super_damage_waiver_hour_ore,
      super_damage_waiver_day_cap_hours, vat_code, vat_percent from tariff where organization_id = 1 limit 1`)
})
afterAll(() => site.stop())

const two = (part: number) => String(part).padStart(2, '0')
const written = (at: Date) => {
  const { day, month, year, hour } = osloParts(at)
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:00`
}
/** Ten o'clock in a number of days, and hours after that. */
const moment = (days: number, hours = 0) => {
  const { year, month, day } = osloParts(addOsloDays(new Date(), days))
  return addMinutes(osloInstant({ year, month, day, hour: 10, minute: 0, second: 0 }) as Date, hours * 60)
}
const at = (days: number, hours = 0) => written(moment(days, hours))
const made = () =>
  site.database.rows<{
    id: number
    car: number
    person: number
    membership: number
    created: Date
    note: string | null
  }>(
    `select id, car_id as car, person_id as person, membership_id as membership, created_at as created, user_note as note
     from reservation where organization_id = 1 and kind = 'admin' and voided_at is null order by start_at`,
  )
const head = 'Bilnummer;E-post;Fra;Til;Medlemskap;Bestilt;Takst;Merknad'

test('reservations from elsewhere are booked as they were promised, tell of what is in their way', () =>
  site.undone(async () => {
    const file = `${head}
101;kari@delebil.test;${at(5)};${at(5, 6)};;01.10.2026 09:30;Fra før;Henter tidlig
101;KARI@delebil.test;${at(5, 3)};${at(5, 9)};;;;
101;kari@delebil.test;${at(-2)};${at(-2, 4)};;;;
999;kari@delebil.test;${at(6)};${at(6, 4)};;;;
101;ukjent@delebil.test;${at(6)};${at(6, 4)};;;;
101;kari@delebil.test;${at(7)};${at(7, 4)};Naboen;;;
101;kari@delebil.test;${at(8)};${at(8, 4)};;;Ukjent takst;
101;kari@delebil.test;${at(9, 4)};${at(9)};;;;
101;kari@delebil.test;${at(400)};${at(400, 4)};;;;
101;kari@delebil.test;${at(10)};${at(10, 4)};;${at(3)};;
`
    const rehearsed = await site.upload(file, { filetype: 'guess', name: 'reservasjoner.csv', rehearsal: true })
    expect(await site.record(rehearsed.id)).toMatchObject({ fileType: 'reservations', newRows: 2, failedRows: 8 })
    const failed = (await site.rowsOf(rehearsed.id, { state: 'FAILED' })).map(({ field, text }) => [field, text])
    expect(failed).toEqual([
      ['start', expect.stringMatching(/^Bilen er opptatt: reservasjon \d+ har den fra .* 10:00 til .* 16:00\.$/)],
      ['start', expect.any(String)],
      ['carNumber', 'Klubben har ingen bil 999.'],
      ['email', 'Ingen i klubben har adressen ukjent@delebil.test.'],
      ['membership', 'Personen er ikke med i medlemskapet.'],
      ['tariff', 'Klubben har ingen takst «Ukjent takst».'],
      ['end', expect.any(String)],
      ['booked', 'Den er bestilt etter i dag.'],
    ])
    expect(await made()).toEqual([])

    const { id } = await site.upload(file, { filetype: 'reservations' })
    expect(await site.record(id)).toMatchObject({ doneRows: 2 })
    const [first, second] = await made()
    expect(first).toMatchObject({ note: 'Henter tidlig', created: new Date('2026-10-01T07:30:00Z') })
    expect(second?.note).toBeNull()
    const [price] = await site.database.rows<{ ore: number }>(
      `select total_ore as ore from reservation_price_line where reservation_id = $1 order by position limit 1`,
      [first?.id],
    )
    expect(price).toEqual({ ore: 1000 })
    // The same file again is the same reservations.
    const again = await site.upload(file, { filetype: 'reservations' })
    expect(await site.record(again.id)).toMatchObject({ doneRows: 0, equalRows: 2 })
    expect((await site.call('undo', id, { why: 'Feil fil' })).body.entity).toMatchObject({ state: 'UNDONE' })
    expect(await made()).toEqual([])
  }))

test('a person of several memberships is asked which, and one press answers', () =>
  site.undone(async () => {
    await site.database.change(`
      insert into membership_member (organization_id, membership_id, person_id, is_owner) select 1, id, 1, false
        from membership where organization_id = 1 and not exists (select from membership_member m
          where m.membership_id = membership.id and m.person_id = 1) and state = 'ACTIVE' limit 1`)
    const [{ email } = { email: '' }] = await site.database.rows<{ email: string }>(
      'select email from person where id = 1',
    )
    const file = `${head}\n101;${email};${at(5)};${at(5, 6)};;;;\n`
    const { id } = await site.upload(file, { filetype: 'reservations', rehearsal: true })
    const [row] = await site.rowsOf(id, { state: 'FAILED' })
    expect(row).toMatchObject({ field: 'membership', problem: 'required' })
    expect(row?.suggestions).toHaveLength(2)
    expect(await site.mend(id, row?.rowNumber ?? 0, { cells: row?.suggestions[0]?.cells ?? {} })).toMatchObject({
      state: 'NEW',
      text: expect.stringContaining('Ny reservasjon til'),
    })
  }))

test('files of reservations are for whoever may make reservations: permission.missing', async () => {
  const other = await site.hire(1, ['BILLING_WRITE'])
  const body = { base64Data: Buffer.from(`${head}\n`).toString('base64'), name: 'r.csv', filetype: 'reservations' }
  expect((await site.ask('import.upload', other.token, { body })).body.code).toBe('permission.missing')
})
