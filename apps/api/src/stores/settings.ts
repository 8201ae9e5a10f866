import { type DatedValue, type Policy, policyAt } from '@delebil/validation'
import { type Queryable, theRow } from '../db/queryable.ts'

/** SQL of all that the organization of an expression has decided: a JSON array of `DatedValue`. */
export const decidedBy = (organization: string): string => `coalesce((
  select json_agg(json_build_object('key', s.key, 'validFrom', s.valid_from, 'value', s.value))
  from organization_setting s where s.organization_id = ${organization}), '[]')`

/** What an organization decides, as it is at an instant. */
export const readPolicy = async (db: Queryable, organizationId: number, at: Date): Promise<Policy> => {
  const found = db.rows<{ decided: DatedValue[] }>(`select ${decidedBy('$1')} as decided`, [organizationId], 'policy')
  return policyAt((await theRow(found)).decided, at)
}
