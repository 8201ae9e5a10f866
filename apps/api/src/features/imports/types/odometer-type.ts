import { checkReadings } from '@delebil/validation'
import { choose, failed, type Obstacle } from '../cells/obstacle.ts'
import type { Importing, ImportType, Planned, ReadRow } from './import-type.ts'
import { carColumns, timeColumns } from './match/claim-columns.ts'
import { listCarsThen } from './match/claims-store.ts'
import { dayText } from './match/match-claims.ts'
import { unknownCar } from './match/unknown-car.ts'
import { type CarReadings, deleteReadings, insertReadings, listReadingsAround } from './odometer-store.ts'
import { digestOf } from './records/record-plan.ts'
import { textAt } from './records/record-type.ts'
import { same } from './records/upsert.ts'

type Reading = Planned & {
  readonly carId: number
  readonly at: Date
  readonly kilometers: number
  readonly place: string | null
}

const columns = [
  ...carColumns,
  ...timeColumns,
  {
    key: 'kilometers',
    label: 'Kilometer',
    kind: 'whole',
    isRequired: true,
    meaning: 'Det kilometertelleren viste, i hele kilometer',
    example: '45210',
    aliases: ['km', 'km-stand', 'kmstand', 'kilometerstand', 'kilometerteller', 'odometer', 'mileage'],
  },
  {
    key: 'place',
    label: 'Sted',
    kind: 'text',
    meaning: 'Hvor den ble lest av',
    example: 'Verkstedet',
    aliases: ['verksted', 'hvor', 'kilde', 'location'],
  },
] as const

const anyway = 'anyway'
const km = (kilometers: number): string => `${kilometers.toLocaleString('nb-NO')} km`

// Held against what is known before it and after it; somebody may have changed the counter, and says so.
const whyUnlikely = ({ before, after }: CarReadings, kilometers: number, at: Date): string | undefined => {
  const own = { kilometers, at }
  const early = before && checkReadings({ before, start: own })
  if (before && early?.code === 'odometer.too-low')
    return `Bilen sto på ${km(before.kilometers)} den ${dayText(before.at)} Kan den stå på mindre?`
  if (before && early)
    return `Bilen sto på ${km(before.kilometers)} den ${dayText(before.at)} Så langt kan den ikke ha kjørt siden.`
  const late = after && checkReadings({ before: own, start: after })
  return after && late ? `Bilen sto på ${km(after.kilometers)} den ${dayText(after.at)} Det går ikke opp.` : undefined
}

const planRow = (row: ReadRow, carId: number, known: CarReadings | undefined): Reading | Obstacle => {
  const at = row.values['time'] as Date
  const kilometers = row.values['kilometers'] as number
  if (kilometers < 0 || kilometers > 3_000_000)
    return failed('format', `${km(kilometers)} kan ingen bil ha kjørt.`, { field: 'kilometers' })
  if (known?.here === kilometers) return same
  if (known && known.here !== null)
    return failed('refused', `Bilen sto på ${km(known.here)} i samme øyeblikk.`, { field: 'kilometers' })
  const said = known && whyUnlikely(known, kilometers, at)
  if (said !== undefined && row.answer !== anyway)
    return choose('deviation', said, [{ label: 'Før likevel', answer: anyway }], { field: 'kilometers' })
  const place = textAt(row, 'place')?.slice(0, 120) ?? null
  const digest = digestOf([carId, at, kilometers, place])
  return { rowNumber: row.rowNumber, digest, amountOre: null, personId: null, carId, at, kilometers, place }
}

const plan = async (importing: Importing, rows: readonly ReadRow[]) => {
  const { tx, organizationId, now } = importing
  const claims = rows.map((row) => ({
    row: row.rowNumber,
    plate: textAt(row, 'plate') ?? null,
    tag: textAt(row, 'tag') ?? null,
    at: row.values['time'] as Date,
  }))
  const cars = new Map((await listCarsThen(tx, organizationId, claims)).map((one) => [one.row, one]))
  const carOf = (rowNumber: number) => cars.get(rowNumber)?.byPlate ?? cars.get(rowNumber)?.byTag ?? null
  const asked = claims.flatMap(({ row, at }) => {
    const car = carOf(row)
    return car === null ? [] : [{ row, car, at }]
  })
  const known = await listReadingsAround(tx, organizationId, asked)
  const planned = new Map<number, Reading | Obstacle>()
  for (const row of rows) {
    const { rowNumber } = row
    const carId = carOf(rowNumber)
    const at = row.values['time'] as Date
    if (at > now) planned.set(rowNumber, failed('future', 'Tidspunktet har ikke vært ennå.', { field: 'time' }))
    else if (carId === null) planned.set(rowNumber, await unknownCar(importing, row))
    else planned.set(rowNumber, planRow(row, carId, known.get(rowNumber)))
  }
  return planned
}

/** What odometers showed outside trips: what trips of the same car are held against from then on. */
export const odometerType: ImportType<Reading> = {
  key: 'odometer',
  effect: 'Hver rad blir en avlesning på bilen. Turer som begynner etter den, holdes opp mot den.',
  access: ['FLEET_MANAGEMENT_WRITE'],
  columns,
  plan,
  write: async ({ tx, organizationId, now, writing }, planned) => {
    const ids = await insertReadings(tx, organizationId, planned, { at: now, by: writing.call.caller.personId })
    return new Map(
      planned.map(({ rowNumber }) => {
        const id = ids.get(rowNumber)
        return [rowNumber, id === undefined ? same : [{ kind: 'odometer-reading', id }]]
      }),
    )
  },
  undo: ({ tx, organizationId }, effects) =>
    deleteReadings(
      tx,
      organizationId,
      effects.map(({ id }) => id),
    ),
}
