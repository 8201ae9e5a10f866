import { formatInstant } from '@delebil/validation/time'
import { choose, failed, type Obstacle } from '../cells/obstacle.ts'
import { fuelColumns } from './fuel-columns.ts'
import { fuelDeviations } from './fuel-deviations.ts'
import {
  deletePurchases,
  type FuelledCar,
  insertPurchases,
  listElsewhere,
  listFuelledCars,
  type NewPurchase,
} from './fuel-store.ts'
import type { Importing, ImportType, Planned, ReadRow } from './import-type.ts'
import { listCarsThen } from './match/claims-store.ts'
import { findDrivers, findUses, type Use } from './match/find-use.ts'
import { unknownCar } from './match/unknown-car.ts'
import { digestOf } from './records/record-plan.ts'
import { numberAt, textAt } from './records/record-type.ts'

type Purchase = Planned & { readonly made: NewPurchase }
const answers = { accept: 'accept', leave: 'leave' } as const

const cardOf = (row: ReadRow): string | null => textAt(row, 'card')?.replace(/\s/g, '') ?? null

const boughtOf = (row: ReadRow) => ({
  at: row.values['time'] as Date,
  litres: Math.round((numberAt(row, 'litres') ?? 0) * 100) / 100,
  amountOre: numberAt(row, 'amount') ?? 0,
  place: textAt(row, 'place')?.slice(0, 120) ?? null,
  card: cardOf(row),
})

const left: Obstacle = { state: 'PASSED', problem: 'set', text: 'Ikke ført.' }

const withoutLook = (row: ReadRow, now: Date): Obstacle | undefined => {
  const { at, litres } = boughtOf(row)
  if (row.answer === answers.leave) return left
  if (at > now) return failed('future', 'Tidspunktet har ikke vært ennå.', { field: 'time' })
  if (litres === 0 || Math.abs(litres) > 2000)
    return failed('format', 'Så mye går ikke i noen bil.', { field: 'litres' })
  return undefined
}

const planRow = (
  row: ReadRow,
  car: FuelledCar,
  known: {
    cardCar: FuelledCar | undefined
    use: Use | undefined
    elsewhere: string | undefined
    personId: number | null
  },
): Purchase | Obstacle => {
  const bought = boughtOf(row)
  const deviations = fuelDeviations(bought, { car, ...known })
  if (deviations.length > 0 && row.answer !== answers.accept)
    return choose('deviation', deviations.join(' '), [
      { label: 'Før som avvik', answer: answers.accept },
      { label: 'Ikke før', answer: answers.leave },
    ])
  const { use, personId } = known
  const made: NewPurchase = {
    ...bought,
    rowNumber: row.rowNumber,
    carId: car.id,
    reservationId: use?.kind === 'exact' || use?.kind === 'near' ? use.trip.id : null,
    personId,
    number: textAt(row, 'number') ?? null,
    deviations,
  }
  const { rowNumber, ...written } = made
  return {
    rowNumber,
    digest: digestOf(written),
    amountOre: bought.amountOre,
    personId,
    carId: car.id,
    made,
    ...(deviations.length > 0 && { note: deviations.join(' ') }),
  }
}

const plan = async (importing: Importing, rows: readonly ReadRow[]) => {
  const { tx, organizationId, now } = importing
  const planned = new Map<number, Purchase | Obstacle>()
  const open = rows.filter((row) => {
    const obstacle = withoutLook(row, now)
    if (obstacle) planned.set(row.rowNumber, obstacle)
    return obstacle === undefined
  })
  const claims = open.map((row) => ({
    row: row.rowNumber,
    plate: textAt(row, 'plate') ?? null,
    tag: null,
    at: boughtOf(row).at,
  }))
  const then = new Map((await listCarsThen(tx, organizationId, claims)).map((one) => [one.row, one.byPlate]))
  const ids = [...then.values()].flatMap((id) => id ?? [])
  const cars = await listFuelledCars(
    tx,
    organizationId,
    ids,
    open.flatMap((row) => cardOf(row) ?? []),
  )
  const byId = new Map(cars.map((car) => [car.id, car]))
  const byCard = new Map(cars.map((car) => [car.fuelCard, car]))
  const found = open.flatMap((row) => {
    const card = cardOf(row)
    const cardCar = card === null ? undefined : byCard.get(card)
    // Without a plate it is the car that the card lies in.
    const car = byId.get(then.get(row.rowNumber) ?? 0) ?? (textAt(row, 'plate') === undefined ? cardCar : undefined)
    return [{ row, car, cardCar }]
  })
  const asked = found.flatMap(({ row, car }) => {
    const { at, place } = boughtOf(row)
    return car === undefined ? [] : [{ row: row.rowNumber, car: car.id, at, place }]
  })
  const uses = await findUses(tx, organizationId, asked)
  const elsewhere = await listElsewhere(tx, organizationId, asked)
  const trips = asked.flatMap(({ row, at }) => {
    const use = uses.get(row)
    return use?.kind === 'exact' || use?.kind === 'near' ? [{ row, trip: use.trip, at }] : []
  })
  const drivers = await findDrivers(tx, organizationId, trips)
  for (const { row, car, cardCar } of found) {
    const { rowNumber } = row
    const known = {
      cardCar,
      use: uses.get(rowNumber),
      elsewhere: elsewhere.get(rowNumber),
      personId: drivers.get(rowNumber) ?? null,
    }
    if (car) planned.set(rowNumber, planRow(row, car, known))
    else if (textAt(row, 'plate') !== undefined) planned.set(rowNumber, await unknownCar(importing, row))
    else
      planned.set(
        rowNumber,
        failed('unknown', `Ingen bil har kortet ${cardOf(row)}. Før det på bilen først.`, { field: 'card' }),
      )
  }
  return planned
}

/** Purchases with the club's fuel cards: held against tank, place, card and trip. The club pays; nobody is charged. */
export const fuelType: ImportType<Purchase> = {
  key: 'fuel',
  effect: 'Hvert kjøp føres på bilen og turen. Ingen belastes. Det som ikke går opp, blir spurt om.',
  columns: fuelColumns,
  keyOf: (values) => {
    const row = { rowNumber: 0, values, answer: null }
    const { at, litres, amountOre, card } = boughtOf(row)
    const number = textAt(row, 'number')
    return number ?? [textAt(row, 'plate') ?? card, formatInstant(at), litres, amountOre].join('|')
  },
  plan,
  write: async ({ tx, organizationId, now, writing }, planned) => {
    const made = planned.map((one) => one.made)
    const ids = await insertPurchases(tx, organizationId, made, { at: now, by: writing.call.caller.personId })
    return new Map(planned.map(({ rowNumber }, at) => [rowNumber, [{ kind: 'fuel-purchase', id: ids[at] ?? 0 }]]))
  },
  undo: ({ tx, organizationId }, effects) =>
    deletePurchases(
      tx,
      organizationId,
      effects.map(({ id }) => id),
    ),
}
