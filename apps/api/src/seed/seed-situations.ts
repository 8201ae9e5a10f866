import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { carModels } from './car-models.ts'
import type { SeedClub } from './seed-clubs.ts'
import { situationCatalog } from './situation-catalog.ts'

const idOf = (club: SeedClub, index: number) => club.id * 1000 + index

/** The club's help, with what is special with some of its models. */
export const seedSituations = async (tx: Queryable, club: SeedClub): Promise<void> => {
  const situations = situationCatalog.map(({ title, tags, text, phone }, index) => ({
    organization_id: club.id,
    id: idOf(club, index),
    title,
    text,
    tags,
    phone: phone === 'night-watch' ? club.nightWatchPhone : null,
    position: index,
  }))
  await insertRows(tx, 'situation', situations)
  const solutions = situationCatalog.flatMap(({ ofModels = {} }, index) =>
    Object.entries(ofModels).map(([model, text]) => ({
      organization_id: club.id,
      situation_id: idOf(club, index),
      model_id: club.id * 100 + carModels.findIndex(({ name }) => name === model),
      text,
    })),
  )
  await insertRows(tx, 'situation_solution', solutions)
}
