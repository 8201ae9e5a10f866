import { createTripletex } from '../adapters/accounting/tripletex.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoSecretsKey } from '../platform/demo-secrets-key.ts'
import type { SeedOrg } from './seed-orgs.ts'

/** What opens the books of the demo's fake. */
const token = 'fake-employee'

/** A club with its books in Tripletex: the token is there, and nobody has tried it yet. */
export const seedTripletex = async (tx: Queryable, { id }: SeedOrg): Promise<void> => {
  const { seal } = createTripletex({ url: '', consumerToken: '' }, demoSecretsKey)
  await tx.change('insert into accounting_configuration (organization_id, employee_token) values ($1, $2)', [
    id,
    seal(token),
  ])
}
