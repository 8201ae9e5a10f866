import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['MEMBERSHIP_WRITE'])
})
afterAll(() => site.stop())

const cards = () =>
  site.database.rows<{ number: string; chip: string; person: number | null }>(
    'select card_number as number, chip_id as chip, person_id as person from member_card where organization_id = 1 order by card_number',
  )

test('key cards keep their zeros, go to whoever has the address, and go back when the run is undone', () =>
  site.undone(async () => {
    await site.database.change(
      `insert into member_card (organization_id, card_number, chip_id, person_id) values (1, '0047000', 'AA00', 1)`,
    )
    const file = `Kortnummer;Brikke-ID;E-post
0047123;04A2B91C;kari@delebil.test
0047000;;KARI@delebil.test
0047001;;kari@delebil.test
0047002;AA00;
0047003;AA03;ukjent@delebil.test
4,7E+06;AA04;
`
    const { id } = await site.upload(file, { filetype: 'guess', name: 'kort.csv', rehearsal: true })
    expect(await site.record(id)).toMatchObject({ fileType: 'cards', newRows: 2, failedRows: 4 })
    expect((await site.rowsOf(id)).map(({ problem, field }) => [problem, field])).toEqual([
      ['required', 'chipId'],
      ['refused', 'chipId'],
      ['unknown', 'email'],
      ['format', 'cardNumber'],
    ])
    await site.call('start', id, {})
    expect(await cards()).toEqual([
      { number: '0047000', chip: 'AA00', person: 2 },
      { number: '0047123', chip: '04A2B91C', person: 2 },
    ])
    expect(await site.record((await site.upload(file, { filetype: 'cards' })).id)).toMatchObject({
      doneRows: 0,
      equalRows: 2,
    })
    expect((await site.call('undo', id, {})).body.entity).toMatchObject({ state: 'UNDONE' })
    expect(await cards()).toEqual([{ number: '0047000', chip: 'AA00', person: 1 }])
  }))
