import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { carModels } from './car-models.ts'
import type { SeedOrg } from './seed-orgs.ts'
import { situationCatalog } from './situation-catalog.ts'

const idOf = (org: SeedOrg, index: number) => org.id * 1000 + index

/** The club's help, with what is special with some of its models. */
export const seedSituations = async (tx: Queryable, org: SeedOrg): Promise<void> => {
  const situations = situationCatalog.map(({ title, tags, text, phone }, index) => ({
    organization_id: org.id,
    id: idOf(org, index),
    title,
    text,
    tags,
    phone: phone === 'night-watch' ? org.nightWatchPhone : null,
    position: index,
  }))
  await insertRows(tx, 'situation', situations)
  const solutions = situationCatalog.flatMap(({ ofModels = {} }, index) =>
    Object.entries(ofModels).map(([model, text]) => ({
      organization_id: org.id,
      situation_id: idOf(org, index),
      model_id: org.id * 100 + carModels.findIndex(({ name }) => name === model),
      text,
    })),
  )
  await insertRows(tx, 'situation_solution', solutions)
}
