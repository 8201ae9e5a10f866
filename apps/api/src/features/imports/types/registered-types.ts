import type { ImportTypeKey } from '@delebil/core-api/admin'
import { cardsType } from './cards-type.ts'
import { carsType } from './cars-type.ts'
import { ferriesType } from './ferries-type.ts'
import { finesType } from './fines-type.ts'
import { fuelType } from './fuel-type.ts'
import type { ImportType, Planned } from './import-type.ts'
import { odometerType } from './odometer-type.ts'
import { openingType } from './opening-type.ts'
import { parkingType } from './parking-type.ts'
import { paymentsType } from './payments-type.ts'
import { personsType } from './persons-type.ts'
import { reservationsType } from './reservations-type.ts'
import { tariffsType } from './tariffs-type.ts'
import { tollsType } from './tolls-type.ts'

// What a type plans is its own: it is handed back to it and to nobody else.
const plain = <P extends Planned>(type: ImportType<P>): ImportType => type as unknown as ImportType

/** Everything that a file can hold. */
export const registeredTypes: Readonly<Record<ImportTypeKey, ImportType>> = {
  tolls: plain(tollsType),
  ferries: plain(ferriesType),
  parking: plain(parkingType),
  fines: plain(finesType),
  fuel: plain(fuelType),
  payments: plain(paymentsType),
  odometer: plain(odometerType),
  cars: plain(carsType),
  cards: plain(cardsType),
  persons: plain(personsType),
  reservations: plain(reservationsType),
  tariffs: plain(tariffsType),
  opening: plain(openingType),
}

export const typeOf = (key: ImportTypeKey): ImportType => registeredTypes[key]
