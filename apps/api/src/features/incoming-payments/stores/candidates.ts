import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Candidate } from '../matching/rank-proposals.ts'

/** No club has more that nobody has paid. */
const MOST = 20_000

/** Every invoice of which something rests, and who may be the one who pays it. */
export const listCandidates = (
  db: Queryable,
  organizationId: number,
  payerAccount: string | null,
): Promise<Candidate[]> =>
  db.rows<Candidate>(
    `select i.id as "invoiceId", i.membership_id as "membershipId", i.number, i.customer_name as name, i.due_date::text as "dueDate",
       i.rest_ore as "restOre", i.kid,
       array(select p.name from membership_member mm join person p on p.id = mm.person_id
         where (mm.organization_id, mm.membership_id) = (i.organization_id, i.membership_id) and p.name <> i.customer_name limit 10) as "otherNames",
       i.membership_id in (select a.membership_id from incoming_payment p
         join payment_allocation a on (a.organization_id, a.payment_id) = (p.organization_id, p.id)
         where p.organization_id = $1 and p.payer_account = $2 and a.target = 'INVOICE') as "isKnownAccount"
     from invoice i where i.organization_id = $1 and i.kind = 'INVOICE' and i.rest_ore > 0 and i.credited_at is null
     order by i.due_date limit ${MOST}`,
    [organizationId, payerAccount],
  )

/** The membership that a KID is of, whatever became of its invoice. */
export const findMembershipOfKid = async (
  db: Queryable,
  organizationId: number,
  kid: string | null,
): Promise<{ id: number; name: string } | undefined> =>
  db.oneRow(
    `select m.id, m.name from invoice i join membership m on (m.organization_id, m.id) = (i.organization_id, i.membership_id)
     where i.organization_id = $1 and i.kid = $2`,
    [organizationId, kid],
  )

export type TakenBack = {
  id: number
  name: string
  bookedOn: string
  amountOre: number
  kid: string | null
  sameKid: boolean
}

/** Payments that a bank may have taken back: of the same amount, not later, the one with the same KID or payer first. */
export const listTakenBack = (db: Queryable, organizationId: number, paymentId: number): Promise<TakenBack[]> =>
  db.rows<TakenBack>(
    `select p.id, coalesce(p.payer_name, p.kid, '') as name, p.booked_on::text as "bookedOn", p.amount_ore as "amountOre", p.kid,
       coalesce(p.kid = b.kid, false) as "sameKid"
     from incoming_payment b join incoming_payment p on p.organization_id = b.organization_id and p.amount_ore = -b.amount_ore
       and p.booked_on <= b.booked_on
     where b.organization_id = $1 and b.id = $2 and not exists (select from payment_allocation a
       where (a.organization_id, a.payment_id) = (p.organization_id, p.id) and a.target = 'OFFSET')
     order by coalesce(p.kid = b.kid, false) desc, coalesce(p.payer_account = b.payer_account, false) desc, p.booked_on desc, p.id desc limit 5`,
    [organizationId, paymentId],
  )
