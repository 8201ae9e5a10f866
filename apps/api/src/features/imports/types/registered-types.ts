import type { ImportTypeKey } from '@delebil/core-api/admin'
import { ferriesType } from './ferries-type.ts'
import { finesType } from './fines-type.ts'
import type { ImportType, Planned } from './import-type.ts'
import { parkingType } from './parking-type.ts'
import { tollsType } from './tolls-type.ts'

// What a type plans is its own: it is handed back to it and to nobody else.
const plain = <P extends Planned>(type: ImportType<P>): ImportType => type as unknown as ImportType

/** Everything that a file can hold. */
export const registeredTypes: Readonly<Record<ImportTypeKey, ImportType>> = {
  tolls: plain(tollsType),
  ferries: plain(ferriesType),
  parking: plain(parkingType),
  fines: plain(finesType),
}

export const typeOf = (key: ImportTypeKey): ImportType => registeredTypes[key]
