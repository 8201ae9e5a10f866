import { failed, type Obstacle } from '../../cells/obstacle.ts'
import type { Importing, ReadRow } from '../import-type.ts'
import { listPlates } from './claims-store.ts'
import { similarPlates } from './similar-plates.ts'

/** No car had the plate, or the tag; which they may have meant. */
export const unknownPlate = (
  plate: string | null,
  tag: string | null,
  plates: readonly { plate: string; carNumber: number }[],
): Obstacle => {
  if (plate === null) return failed('unknownPlate', `Ingen bil hadde brikken ${tag} da.`, { field: 'tag' })
  const [like] = similarPlates(plate, plates)
  if (!like) return failed('unknownPlate', `Klubben har ikke hatt noen bil med ${plate}.`, { field: 'plate' })
  const suggestions = [{ label: `Bruk ${like.plate}`, cells: { plate: like.plate } }]
  return failed('unknownPlate', `Mente de ${like.plate} (bil ${like.carNumber})?`, { field: 'plate', suggestions })
}

/** The same of a row by itself. */
export const unknownCar = async ({ tx, organizationId }: Importing, { values }: ReadRow): Promise<Obstacle> => {
  const [plate, tag] = [values['plate'], values['tag']].map((value) => (typeof value === 'string' ? value : null))
  return unknownPlate(plate ?? null, tag ?? null, await listPlates(tx, organizationId))
}
