import type { SavedView } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

export type ViewFields = Pick<SavedView, 'resource' | 'name' | 'query' | 'isShared' | 'isDefault'> & {
  position?: number | undefined
}
type Mine = { organizationId: number; personId: number }

const columns = `id, version, resource, name, query, is_shared as "isShared", is_default and person_id = $2 as "isDefault",
  position, person_id = $2 as "isMine"`

/** The person's own views and those that others in the organisation share. */
export const listViews = (db: Queryable, { organizationId, personId }: Mine, resource?: string): Promise<SavedView[]> =>
  db.rows(
    `select ${columns} from admin_saved_view
     where organization_id = $1 and (person_id = $2 or is_shared) and ($3::text is null or resource = $3)
     order by person_id <> $2, position, name collate "nb-NO-x-icu", id limit 1000`,
    [organizationId, personId, resource ?? null],
  )

/** A view of the person's own, held for a change. */
export const lockView = (
  tx: Queryable,
  { organizationId, personId }: Mine,
  id: number,
): Promise<SavedView | undefined> =>
  tx.oneRow<SavedView>(
    `select ${columns} from admin_saved_view where organization_id = $1 and person_id = $2 and id = $3 for update`,
    [organizationId, personId, id],
  )

export const countViews = async (db: Queryable, personId: number): Promise<number> =>
  (await db.theRow<{ count: number }>('select count(*) from admin_saved_view where person_id = $1', [personId])).count

// One view of a resource is what its list begins with.
const endDefault = async (tx: Queryable, { organizationId, personId }: Mine, { resource, isDefault }: ViewFields) => {
  if (!isDefault) return
  await tx.change(
    'update admin_saved_view set is_default = false where organization_id = $1 and person_id = $2 and resource = $3 and is_default',
    [organizationId, personId, resource],
  )
}

export const insertView = async (tx: Queryable, mine: Mine, view: ViewFields): Promise<SavedView> => {
  await endDefault(tx, mine, view)
  return tx.theRow<SavedView>(
    `insert into admin_saved_view (organization_id, person_id, resource, name, query, is_shared, is_default, position)
       values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, (select coalesce(max(position) + 1, 0) from admin_saved_view
         where organization_id = $1 and person_id = $2 and resource = $3))) returning ${columns}`,
    [
      mine.organizationId,
      mine.personId,
      view.resource,
      view.name,
      view.query,
      view.isShared,
      view.isDefault,
      view.position ?? null,
    ],
  )
}

export const updateView = async (tx: Queryable, mine: Mine, id: number, view: ViewFields): Promise<SavedView> => {
  await endDefault(tx, mine, view)
  return tx.theRow<SavedView>(
    `update admin_saved_view set resource = $4, name = $5, query = $6, is_shared = $7, is_default = $8, position = $9
       where organization_id = $1 and person_id = $2 and id = $3 returning ${columns}`,
    [
      mine.organizationId,
      mine.personId,
      id,
      view.resource,
      view.name,
      view.query,
      view.isShared,
      view.isDefault,
      view.position ?? 0,
    ],
  )
}

export const deleteView = (tx: Queryable, { organizationId, personId }: Mine, id: number): Promise<number> =>
  tx.change('delete from admin_saved_view where organization_id = $1 and person_id = $2 and id = $3', [
    organizationId,
    personId,
    id,
  ])
