import type { Queryable } from '../../../platform/db/queryable.ts'
import { propertyCatalog } from '../property-catalog.ts'

/** Writes down what cars are filtered by, for all organizations; what is there already stays as it is. */
export const addPropertyCatalog = async (tx: Queryable): Promise<void> => {
  const groups = propertyCatalog.map(({ key, name, operator }, position) => ({ key, name, operator, position }))
  await tx.change(
    `insert into property_group (key, name, operator, position)
     select key, name, operator, position from jsonb_populate_recordset(null::property_group, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(groups)],
  )
  const values = propertyCatalog.flatMap((group) =>
    Object.entries(group.values).map(([key, name], position) => ({ group_key: group.key, key, name, position })),
  )
  await tx.change(
    `insert into property (group_key, key, name, position)
     select group_key, key, name, position from jsonb_populate_recordset(null::property, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(values)],
  )
}
