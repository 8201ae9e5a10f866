import type { Queryable } from '../../../platform/db/queryable.ts'

/** What keeps a person from leaving. */
export type LeavingFacts = {
  hasOpenReservation: boolean
  hasUnpaidInvoice: boolean
  /** Something that is owed for is on no invoice yet. */
  hasUnbilledCharge: boolean
  othersDepend: boolean
  hasPermissions: boolean
}

const onlyOwner = `from membership_member me where me.person_id = $1 and me.is_owner
  and not exists (select from membership_member o where (o.organization_id, o.membership_id) = (me.organization_id, me.membership_id)
    and o.person_id <> $1 and o.is_owner)`

/** Open is what is neither ended, canceled nor voided and either lies ahead, is under way, or was begun and not brought back. */
export const findLeavingFacts = (tx: Queryable, personId: number, now: Date): Promise<LeavingFacts> =>
  tx.theRow<LeavingFacts>(
    `select
         exists (select from reservation r where ended_at is null and canceled_at is null and voided_at is null
           and (end_at > $2 or started_at is not null)
           and (person_id = $1 or exists (select from reservation_driver d where d.organization_id = r.organization_id
             and d.reservation_id = r.id and d.person_id = $1))) as "hasOpenReservation",
         exists (select ${onlyOwner} and exists (select from invoice i where i.paid_at is null and i.credited_at is null
           and (i.organization_id, i.membership_id) = (me.organization_id, me.membership_id))) as "hasUnpaidInvoice",
         exists (select ${onlyOwner} and (exists (select from charge c where c.state in ('open', 'held')
             and (c.organization_id, c.membership_id) = (me.organization_id, me.membership_id))
           or exists (select from reservation r where r.kilometers_missing and r.ended_at is not null and r.voided_at is null
             and (r.organization_id, r.membership_id) = (me.organization_id, me.membership_id)))) as "hasUnbilledCharge",
         exists (select ${onlyOwner} and exists (select from membership_member o where o.person_id <> $1
           and (o.organization_id, o.membership_id) = (me.organization_id, me.membership_id))) as "othersDepend",
         exists (select from held_permission where person_id = $1) as "hasPermissions"`,
    [personId, now],
  )

const steps = [
  // Histories of other records tell names as well: of drivers, of who had a card.
  `update admin_change c set changes = replace(c.changes::text, to_jsonb(p.name)::text, '"Slettet bruker"')::jsonb
   from person p where p.id = $1 and position(to_jsonb(p.name)::text in c.changes::text) > 0`,
  // A membership of nobody else ends with its only member; its name is mostly the person's own.
  `update membership m set state = 'CANCELED', name = 'Slettet medlemskap', external_id_card = null, default_location = null
   where exists (select from membership_member me where (me.organization_id, me.membership_id) = (m.organization_id, m.id) and me.person_id = $1)
   and not exists (select from membership_member o where (o.organization_id, o.membership_id) = (m.organization_id, m.id) and o.person_id <> $1)`,
  'delete from membership_member where person_id = $1',
  // Those that have ended: whoever holds one is not deleted.
  'delete from organization_permission where person_id = $1',
  // Before the note itself: what it said stands among the changes too.
  `update reservation_change h set changes = h.changes - 'userNote' where h.changes ? 'userNote' and (h.person_id = $1
     or exists (select from reservation r where (r.organization_id, r.id) = (h.organization_id, h.reservation_id) and r.person_id = $1))`,
  'update reservation set user_note = null where person_id = $1',
  "update charge_dispute set text = '' where raised_by = $1",
  'update membership_invitation set revoked_at = coalesce(revoked_at, now()) where invited_by = $1 and accepted_at is null',
  `update membership_invitation set invitee_name = 'Slettet bruker', invitee_email = 'slettet@delebil.invalid'
   where accepted_by = $1 or (invited_by = $1 and accepted_at is null)`,
  // Words and pictures go. What was told of a car stays, with its pictures: the club and its insurer answer for the car.
  `delete from picture where uploader_id = $1 and damage_id is null and expense_id is null`,
  // A receipt that was paid back is a voucher of the books.
  "update reservation_expense set note = '' where person_id = $1",
  `delete from reservation_message where author_id = $1 and kind = 'MESSAGE' and not from_staff`,
  'delete from single_sign_on_code where person_id = $1',
  'delete from identity_link where person_id = $1',
  'delete from partner_person where person_id = $1',
  'update member_card set person_id = null where person_id = $1',
  // What staff changed of the person tells who it was; what the person changed as staff is the club's.
  `update admin_change set changes = '{}', why = null where resource = 'persons' and record_id = $1`,
  `update admin_bulk_record b set title = '', changes = '{}' from admin_bulk_run r
   where r.organization_id = b.organization_id and r.id = b.run_id and r.resource = 'persons' and b.record_id = $1`,
  'delete from admin_bulk_run where person_id = $1',
  'delete from admin_saved_view where person_id = $1',
  'delete from organization_person where person_id = $1',
  'delete from dead_mail where person_id = $1 or lower(receiver) = (select lower(email) from person where id = $1)',
  'delete from known_browser where person_id = $1',
  'delete from second_factor where person_id = $1',
  'delete from recovery_code where person_id = $1',
  'delete from login_link where person_id = $1',
  'delete from push_token where person_id = $1',
  'delete from notified where person_id = $1',
  'delete from person_view where person_id = $1',
  'delete from extension_offer where person_id = $1',
  'delete from notification_choice where person_id = $1',
  'delete from sms where person_id = $1',
  'delete from sms_stop where person_id = $1',
  'delete from reservation_share where person_id = $1',
  'delete from calendar_feed where person_id = $1',
  'delete from entity_message_dismissal where person_id = $1',
  'delete from password_reset where person_id = $1',
  'delete from email_confirmation where person_id = $1',
  'delete from license_lookup where person_id = $1',
  'delete from license_submission where id = $1',
  'delete from wait_wish where person_id = $1',
  'delete from idempotency where person_id = $1',
  `delete from login_attempt where kind = 'account' and key = (select lower(email) from person where id = $1)`,
  'delete from session where person_id = $1',
] as const

/** Takes away all that tells who a person was. The bare row stays: trips that were paid for point at it. */
export const pseudonymizePerson = async (tx: Queryable, personId: number, now: Date): Promise<void> => {
  for (const step of steps) await tx.change(step, [personId])
  await tx.change(
    `update person set name = 'Slettet bruker', email = 'slettet-' || id || '@delebil.invalid', phone = null, password_hash = null,
       oidc_id = null, notifications_permitted = false, license_state = 'UNKNOWN', license_classes = '{}',
       license_valid_until = null, license_notified_for = null, license_checked_at = null, license_checked_by = null, deleted_at = $2
     where id = $1`,
    [personId, now],
  )
}
