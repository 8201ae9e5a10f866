import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['MEMBERSHIP_WRITE'])
})
afterAll(() => site.stop())

const head = 'E-post;Navn;Mobil;Medlemskap;Medlemskapstype;Organisasjonsnummer;Eier'
const members = () =>
  site.database.rows(
    `select p.email, p.name, p.phone, m.name as membership, m.type, m.state, o.is_owner as "isOwner" from membership m
     join membership_member o on (o.organization_id, o.membership_id) = (m.organization_id, m.id) join person p on p.id = o.person_id
     where m.organization_id = 1 and m.id > 2 order by m.id, o.is_owner desc, p.id`,
  )

test('people and their memberships are made once, whoever comes first in a new one owns it, and all of it can be undone', () =>
  site.undone(async () => {
    const file = `${head}
mia@example.no;Mia Moe;41234567;Familien Moe;Privat;;
ola@example.no;Ola Moe;;Familien Moe;Privat;;
kari@delebil.test;;;Firma AS;;;
Eva@Delebil.test;Eva Eier;;Firma AS;;;
per@example.no;Per Berg;41234568;Berg AS;Bedrif;123456785;Ja
nn@example.no;;;;;;
feil;Feil Adresse;;;;;
si@example.no;Siri Sol;;Familien Sol;;;
fia@delebil.test;Fia Fremmed;;;;;
`
    const { id } = await site.upload(file, { filetype: 'guess', name: 'medlemmer.csv', rehearsal: true })
    expect(await site.record(id)).toMatchObject({ fileType: 'persons', newRows: 2, equalRows: 2, failedRows: 5 })
    const rows = await site.rowsOf(id)
    expect(rows.map(({ rowNumber, problem, field }) => [rowNumber, problem, field])).toEqual([
      [6, 'unknown', 'membershipType'],
      [7, 'required', 'name'],
      [8, 'format', 'email'],
      [9, 'unknown', 'membershipType'],
      // Of another club: nothing of it is told.
      [10, 'refused', 'email'],
    ])
    expect(await site.database.rows(`select from person where email like '%example.no'`)).toEqual([])
    await site.mend(id, 6, rows[0]?.suggestions[0] ?? {})
    const { body } = await site.call('start', id, {})
    expect(body.entity).toMatchObject({ state: 'DONE', doneRows: 3 })
    const moe = { membership: 'Familien Moe', type: 'PRIVATE', state: 'ACTIVE' }
    expect(await members()).toEqual([
      { email: 'mia@example.no', name: 'Mia Moe', phone: '+4741234567', ...moe, isOwner: true },
      { email: 'ola@example.no', name: 'Ola Moe', phone: null, ...moe, isOwner: false },
      {
        ...{ email: 'per@example.no', name: 'Per Berg', phone: '+4741234568', isOwner: true },
        ...{ membership: 'Berg AS', type: 'COMPANY', state: 'PAYMENT_REQUIRED' },
      },
    ])
    expect(await site.record((await site.upload(file, { filetype: 'persons' })).id)).toMatchObject({
      doneRows: 0,
      equalRows: 5,
    })
    expect((await site.call('undo', id, {})).body.entity).toMatchObject({ state: 'UNDONE' })
    expect(await members()).toEqual([])
    expect(await site.database.rows(`select from person where email like '%example.no'`)).toEqual([])
  }))

test('a licence that was seen elsewhere counts as seen by whoever reads the file in, once, and not where it has run out', () =>
  site.undone(async () => {
    const file = `E-post;Navn;Medlemskap;Medlemskapstype;Førerkort gyldig til
lise@example.no;Lise Lysne;Familien Lysne;Privat;01.02.2099
utlopt@example.no;Ulf Utne;Familien Utne;Privat;01.02.2020
`
    const { id } = await site.upload(file, { filetype: 'persons', name: 'personer.csv' })
    expect(await site.record(id)).toMatchObject({ doneRows: 1, failedRows: 1 })
    expect((await site.rowsOf(id, { state: 'FAILED' })).map(({ field }) => field)).toEqual(['licenseValidUntil'])
    const licenses = () =>
      site.database.rows(
        `select license_state as state, license_valid_until::text as until, license_checked_by = ${site.billing.personId} as own
         from person where email = 'lise@example.no'`,
      )
    expect(await licenses()).toEqual([{ state: 'MANUAL', until: '2099-02-01', own: true }])
    const again = await site.upload(file, { filetype: 'persons', name: 'personer.csv' })
    expect(await site.record(again.id)).toMatchObject({ doneRows: 0, failedRows: 1 })
    expect((await site.call('undo', id)).status).toBe(200)
    expect(await licenses()).toEqual([])
  }))
