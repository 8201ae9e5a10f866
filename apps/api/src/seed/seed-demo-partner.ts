import type { PartnerSigningKey } from '../features/partners/partner-store.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { transaction } from '../platform/db/transaction.ts'
import { byfjord } from './seed-orgs.ts'

/** The housing co-operative whose people come to the demo by a page of its own. */
export const demoPartner = {
  key: 'damsgard',
  name: 'Damsgård borettslag',
  audience: 'delebil-demo',
  origin: 'https://damsgard.example',
} as const

const insertPartner = async (tx: Queryable): Promise<void> => {
  await tx.change(
    `insert into partner (organization_id, key, name, audience, membership_key) values ($1, $2, $3, $4, $2)
     on conflict (key) do nothing`,
    [byfjord.id, demoPartner.key, demoPartner.name, demoPartner.audience],
  )
  await tx.change(
    `insert into partner_origin (organization_id, partner_id, origin)
     select organization_id, id, $2 from partner where key = $1 on conflict do nothing`,
    [demoPartner.key, demoPartner.origin],
  )
}

/** Makes the demo's partner where it is missing; the key takes the place of those that it had. */
export const seedDemoPartner = (
  database: Database,
  { kid, algorithm, publicJwk }: PartnerSigningKey,
  now: Date,
): Promise<void> =>
  transaction(database, async (tx) => {
    await insertPartner(tx)
    await tx.change(
      `delete from partner_key k using partner p
       where p.key = $1 and (k.organization_id, k.partner_id) = (p.organization_id, p.id)`,
      [demoPartner.key],
    )
    await tx.change(
      `insert into partner_key (organization_id, partner_id, kid, algorithm, public_jwk, valid_from)
       select organization_id, id, $2, $3, $4, $5 from partner where key = $1`,
      [demoPartner.key, kid, algorithm, JSON.stringify(publicJwk), now],
    )
  })

/** Lets the pages of these origins read answers, and those of earlier starts on this machine no more. */
export const allowDemoPartnerSite = (database: Database, origins: readonly string[]): Promise<void> =>
  transaction(database, async (tx) => {
    await tx.change(
      `delete from partner_origin o using partner p
       where p.key = $1 and (o.organization_id, o.partner_id) = (p.organization_id, p.id) and o.origin <> $2`,
      [demoPartner.key, demoPartner.origin],
    )
    await tx.change(
      `insert into partner_origin (organization_id, partner_id, origin)
       select organization_id, id, unnest($2::text[]) from partner where key = $1 on conflict do nothing`,
      [demoPartner.key, origins],
    )
  })
