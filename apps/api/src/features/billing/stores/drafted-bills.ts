import type { Queryable } from '../../../platform/db/queryable.ts'
import { isDelivered, isDue, isOfRun } from './billing-runs.ts'

/** A bill of a run that nobody has approved. */
export type DraftedBill = { runId: number; membershipId: number }

// What of the membership of the bill `b` is in its run `run` now: what is open of what was there when it was drafted.
const ofBill = `(c.organization_id, c.membership_id) = (b.organization_id, b.membership_id) and c.id <= b.last_charge_id
  and ${isOfRun} and ${isDue('run.delivered_until')}`
const digest = `md5(coalesce(string_agg(c.id::text, ',' order by c.id), ''))`

/** The bills that a charge is of and that are what was drafted, with their runs locked; `aside` is why one is set aside all of whose lines are held. */
export const lockDraftedBills = (
  tx: Queryable,
  { organizationId, chargeId, aside }: { organizationId: number; chargeId: number; aside: string },
): Promise<DraftedBill[]> =>
  tx.rows(
    `select run.id as "runId", b.membership_id as "membershipId" from charge c
     join billing_run_membership b on (b.organization_id, b.membership_id) = (c.organization_id, c.membership_id)
     join billing_run run on (run.organization_id, run.id) = (b.organization_id, b.run_id) and run.state in ('DRAFT', 'CHECKED')
     where c.organization_id = $1 and c.id = $2 and c.id <= b.last_charge_id and ${isOfRun} and ${isDelivered('run.delivered_until')}
       and (b.set_aside is null or b.set_aside = $3) and b.charges = (select ${digest} from charge c where ${ofBill})
     order by run.id for update of run`,
    [organizationId, chargeId, aside],
  )

/** Writes down what is left of a bill, or in it again, and that its run has become another. */
export const draftAgain = async (
  tx: Queryable,
  organizationId: number,
  { runId, membershipId }: DraftedBill,
  aside: string,
): Promise<void> => {
  await tx.change(
    `update billing_run_membership b set gross_ore = n.gross, vat_ore = n.vat, lines = n.lines, charges = n.charges,
       set_aside = case when n.lines = 0 then $4 end
     from (select coalesce(sum(c.gross_ore), 0) as gross, coalesce(sum(c.vat_ore), 0) as vat, count(*) as lines, ${digest} as charges
       from billing_run run join billing_run_membership b on (b.organization_id, b.run_id) = (run.organization_id, run.id)
       join charge c on ${ofBill} where run.organization_id = $1 and run.id = $2 and b.membership_id = $3) n
     where b.organization_id = $1 and b.run_id = $2 and b.membership_id = $3`,
    [organizationId, runId, membershipId, aside],
  )
  await tx.change('update billing_run set state = state where organization_id = $1 and id = $2', [
    organizationId,
    runId,
  ])
}

/** The next of a run who are not told of their draft, marked as told; none where it may not be seen any more. */
export const claimToTell = (
  tx: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
  { at, most }: { at: Date; most: number },
): Promise<{ membershipId: number; grossOre: number; openUntil: Date }[]> =>
  tx.rows(
    `update billing_run_membership b set told_at = $3 from billing_run run
     where run.organization_id = $1 and run.id = $2 and run.state in ('DRAFT', 'CHECKED') and run.open_until > $3
       and b.organization_id = $1 and b.run_id = $2 and b.membership_id in (
         select n.membership_id from billing_run_membership n where n.organization_id = $1 and n.run_id = $2 and n.told_at is null
           and n.set_aside is null order by n.membership_id limit $4 for update skip locked)
     returning b.membership_id as "membershipId", b.gross_ore::int as "grossOre", run.open_until as "openUntil"`,
    [organizationId, id, at, most],
  )
