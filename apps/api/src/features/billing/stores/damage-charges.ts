import type { Queryable } from '../../../platform/db/queryable.ts'
import { billedMembership } from './billed-membership.ts'
import { isStanding } from './charges.ts'

/** Who had the car when it was damaged, what they had paid to owe less, and whether they owe for it already. */
export type DamageCase = {
  reservationId: number
  membershipId: number
  personId: number | null
  superDamageWaiver: boolean
  at: Date
  isCharged: boolean
}

/** Undefined: the damage is of no reservation of a membership. */
export const findDamageCase = (db: Queryable, organizationId: number, id: number): Promise<DamageCase | undefined> =>
  db.oneRow(
    `select r.id as "reservationId", ${billedMembership('r')} as "membershipId", r.person_id as "personId",
       r.super_damage_waiver as "superDamageWaiver", d.created_at as at, exists (select from charge c
         where (c.organization_id, c.damage_id) = (d.organization_id, d.id) and c.state <> 'dropped' and c.reverses is null
           and ${isStanding('c')}) as "isCharged"
     from damage d join reservation r on (r.organization_id, r.id) = (d.organization_id, d.reservation_id)
     where d.organization_id = $1 and d.id = $2 and r.membership_id is not null`,
    [organizationId, id],
  )
