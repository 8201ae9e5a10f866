import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite()
})
afterAll(() => site.stop())

const head =
  'Takst;Gjelder fra;Startpris;Pris per time;Pris per kilometer;Annen kilometerpris fra km;Pris per kilometer derfra;Redusert egenandel per time'
const tariffs = () =>
  site.database.rows(
    `select name, key, hour_ore as hour, kilometer_tiers as tiers, day_cap_hours as cap from tariff where organization_id = 1 and id > 99 order by name`,
  )

test('price lists: a known name gets its next price, a new one is a tariff of its own, and what is wrong says where', () =>
  site.undone(async () => {
    const file = `${head}
liten;01.01.2099;25,00;41,00;3,10;100;2,25;6,00
Varebil;01.01.2099;25,00;69,00;4,30;;;6,00
Stor;01.01.2020;25,00;62,00;3,90;;;6,00
Mellom;31.02.2099;25,00;49,00;3,40;;;6,00
Buss;01.01.2099;25,00;49,00;3,40;100;;6,00
Minibuss;01.01.2099;25,00;førti;3,40;;;6,00
`
    const { id } = await site.upload(file, { filetype: 'guess', name: 'prisliste.csv', rehearsal: true })
    expect(await site.record(id)).toMatchObject({ fileType: 'tariffs', newRows: 2, failedRows: 4 })
    expect((await site.rowsOf(id)).map(({ problem, field }) => [problem, field])).toEqual([
      ['refused', 'validFrom'],
      ['date', 'validFrom'],
      ['refused', 'tierOre'],
      ['amount', 'hourOre'],
    ])
    expect(await tariffs()).toEqual([])
    await site.call('start', id, {})
    expect(await tariffs()).toEqual([
      {
        name: 'Varebil',
        key: expect.stringMatching(/^varebil-/),
        hour: 6900,
        tiers: [{ fromKm: 0, orePerKm: 430 }],
        cap: 10,
      },
      {
        ...{ name: 'liten', key: 'small', hour: 4100, cap: 10 },
        tiers: [
          { fromKm: 0, orePerKm: 310 },
          { fromKm: 100, orePerKm: 225 },
        ],
      },
    ])
    expect(await site.record((await site.upload(file, { filetype: 'tariffs' })).id)).toMatchObject({
      doneRows: 0,
      equalRows: 2,
    })
    expect((await site.call('undo', id, {})).body.entity).toMatchObject({ state: 'UNDONE' })
    expect(await tariffs()).toEqual([])
  }))
