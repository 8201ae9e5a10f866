import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite()
})
afterAll(() => site.stop())

const purchases = () =>
  site.database.rows(
    `select car_id as car, reservation_id as trip, person_id as person, litres::float8, amount_ore as ore, deviations from fuel_purchase
     where organization_id = 1 order by at`,
  )

test('purchases are held against tank, card, place and trip: what does not add up is asked about, and nobody is charged', () =>
  site.undone(async () => {
    await site.database.change(
      `update car_model set tank_litres = 42 where organization_id = 1; update car set fuel_card = '70831' where id = 1;
       update car set fuel_card = '70832' where id = 2`,
    )
    const file = `Kort;Skilt;Tid;Stasjon;Liter;Kroner;Kvittering
70831;EL10001;12.10.26 08:30;Danmarksplass;38,5;812,35;900
7083 1;;12.10.26 12:30;Nesttun;20;420,00;901
70832;EL10001;12.10.26 09:30;Åsane;20;420,00;902
70831;EL10001;12.10.26 10:30;Åsane;58;1200,00;903
70831;EL10001;13.10.26 03:30;Åsane;20;420,00;904
70831;EL10001;12.10.26 11:30;Åsane;20;42000,00;905
99999;;12.10.26 08:30;Åsane;20;420,00;906
70831;EL10001;12.10.26 08:30;Danmarksplass;38,5;812,35;900
`
    const { id } = await site.upload(file, { filetype: 'guess', name: 'drivstoff.csv', rehearsal: true })
    expect(await site.record(id)).toMatchObject({
      fileType: 'fuel',
      newRows: 2,
      equalRows: 1,
      chooseRows: 4,
      failedRows: 1,
      amountOre: 123_235,
    })
    const rows = await site.rowsOf(id)
    expect(rows.map(({ rowNumber, problem, text }) => [rowNumber, problem, text])).toEqual([
      [4, 'deviation', 'Kortet ligger i bil 102.'],
      [5, 'deviation', '58 liter i en tank på 42.'],
      [6, 'deviation', 'Ingen hadde bilen 03:30.'],
      [7, 'deviation', '2\u00a0100 kroner literen.'],
      [8, 'unknown', 'Ingen bil har kortet 99999. Før det på bilen først.'],
    ])
    expect(await site.mend(id, 5, { answer: 'accept' })).toMatchObject({ state: 'NEW' })
    expect(await site.mend(id, 6, { answer: 'leave' })).toMatchObject({ state: 'PASSED' })
    await site.call('start', id, {})
    expect(await purchases()).toEqual([
      { car: 1, trip: 90, person: 1, litres: 38.5, ore: 81_235, deviations: [] },
      { car: 1, trip: 90, person: 1, litres: 58, ore: 120_000, deviations: ['58 liter i en tank på 42.'] },
      { car: 1, trip: 91, person: 2, litres: 20, ore: 42_000, deviations: [] },
    ])
    expect(await site.charges()).toEqual([])
    // The car was fuelled in another place within the minutes.
    const other = await site.upload('Skilt;Tid;Stasjon;Liter;Kroner\nEL10001;12.10.26 08:40;Lagunen;10;210,00\n', {
      filetype: 'fuel',
      rehearsal: true,
    })
    expect((await site.rowsOf(other.id))[0]).toMatchObject({
      text: 'Bilen ble fylt på Danmarksplass i de samme minuttene.',
    })
    await site.call('undo', id, {})
    expect(await purchases()).toEqual([])
  }))
