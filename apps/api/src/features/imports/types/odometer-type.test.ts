import { afterAll, beforeAll, expect, test } from 'vitest'
import { findReadingBefore } from '../../reservations/stores/odometer.ts'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['FLEET_MANAGEMENT_WRITE'])
})
afterAll(() => site.stop())

const readings = () =>
  site.database.rows(
    'select car_id as car, kilometers, place from odometer_reading where organization_id = 1 order by car_id, at',
  )

test('readings are held against what stands before and after them, and trips against the readings from then on', () =>
  site.undone(async () => {
    await site.database.change(
      `update reservation set start_odometer = 45000, start_odometer_source = 'DRIVER', start_odometer_at = started_at,
         end_odometer = 45100, end_odometer_source = 'DRIVER', end_odometer_at = ended_at where id = 90`,
    )
    const file = `Reg.nr;Dato;Klokkeslett;Km-stand;Verksted
EL10001;13.10.26;10:00;45210;Sandviken Bil
EL10001;13.10.26;11:00;44000;
EL10001;13.10.26;12:00;99000;
EL10001;11.10.26;12:00;45300;
EL10009;13.10.26;10:00;1000;
EL10002;13.10.2099;10:00;1000;
EL10002;13.10.26;10:00;1000,5;
EL10002;13.10.26;10:00;12 000 km;
`
    const { id } = await site.upload(file, { filetype: 'guess', name: 'kmstand.csv', rehearsal: true })
    expect(await site.record(id)).toMatchObject({ fileType: 'odometer', newRows: 2, chooseRows: 3, failedRows: 3 })
    const rows = await site.rowsOf(id)
    expect(rows.map(({ rowNumber, problem, text }) => [rowNumber, problem, text])).toEqual([
      [3, 'deviation', 'Bilen sto på 45\u00a0100 km den 12.10. Kan den stå på mindre?'],
      [4, 'deviation', 'Bilen sto på 45\u00a0100 km den 12.10. Så langt kan den ikke ha kjørt siden.'],
      [5, 'deviation', 'Bilen sto på 45\u00a0000 km den 12.10. Det går ikke opp.'],
      [6, 'unknownPlate', expect.stringContaining('Mente de')],
      [7, 'future', 'Tidspunktet har ikke vært ennå.'],
      [8, 'format', '«1000,5» er ikke et helt tall.'],
    ])
    expect(await site.mend(id, 3, { answer: 'anyway' })).toMatchObject({ state: 'NEW' })
    await site.call('start', id, {})
    expect(await readings()).toEqual([
      { car: 1, kilometers: 45_210, place: 'Sandviken Bil' },
      { car: 1, kilometers: 44_000, place: null },
      { car: 2, kilometers: 12_000, place: null },
    ])
    const next = { organizationId: 1, carId: 2, id: 0, start: new Date('2026-11-20T10:00Z') }
    expect(await findReadingBefore(site.database, next)).toMatchObject({ kilometers: 12_000 })
    expect(await site.record((await site.upload(file, { filetype: 'odometer' })).id)).toMatchObject({
      doneRows: 0,
      equalRows: 3,
    })
    await site.call('undo', id, {})
    expect(await readings()).toEqual([])
  }))
