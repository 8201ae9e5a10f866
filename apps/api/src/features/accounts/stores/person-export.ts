import type { Queryable } from '../../../platform/db/queryable.ts'

type Rows = Record<string, unknown>[]

const mine = `select organization_id, id from reservation where person_id = $1
  union select organization_id, reservation_id from reservation_driver where person_id = $1`

const parts = {
  memberships: `select o.name as organization, m.name, m.type, m.state, mm.is_owner as "isOwner", mm.is_default as "default",
      mm.can_create_reservation as "canCreateReservation", m.external_id_card as "externalIdCard",
      m.default_location as "defaultLocation", m.created_at as "createdAt"
    from membership_member mm join membership m on (m.organization_id, m.id) = (mm.organization_id, mm.membership_id)
    join organization o on o.id = m.organization_id where mm.person_id = $1 order by m.id`,
  acceptedTerms: `select o.name as organization, t.version, t.accepted_at as "acceptedAt" from membership_terms t
    join organization o on o.id = t.organization_id where t.person_id = $1 order by t.accepted_at`,
  invitations: `select o.name as organization, i.invitee_name as "inviteeName", i.invitee_email as "inviteeEmail",
      i.created_at as "createdAt", i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt", i.invited_by = $1 as "sentByMe"
    from membership_invitation i join organization o on o.id = i.organization_id
    where i.invited_by = $1 or i.accepted_by = $1 order by i.created_at`,
  charges: `select o.name as organization, r.reservation_number as "reservationNumber", c.description, c.quantity, c.unit,
      c.unit_price_ore as "unitPriceOre", c.gross_ore as "grossOre", c.vat_ore as "vatOre", c.delivered_from as "deliveredFrom",
      c.delivered_to as "deliveredTo", c.place, c.state
    from charge c join organization o on o.id = c.organization_id
    left join reservation r on (r.organization_id, r.id) = (c.organization_id, c.reservation_id)
    where c.person_id = $1 order by c.delivered_to, c.id`,
  sms: `select o.name as organization, s.phone, s.text, s.created, s.sent_at as "sentAt", s.state,
      exists (select from sms_stop x where (x.organization_id, x.person_id) = (s.organization_id, s.person_id)) as "wantsNoNews"
    from sms s join organization o on o.id = s.organization_id where s.person_id = $1 order by s.created, s.id`,
  disputes: `select o.name as organization, c.description, c.gross_ore as "grossOre", d.text, d.raised_at as "raisedAt", d.outcome, d.answer,
      d.answered_at as "answeredAt"
    from charge_dispute d join organization o on o.id = d.organization_id
    join charge c on (c.organization_id, c.id) = (d.organization_id, d.charge_id) where d.raised_by = $1 order by d.raised_at, d.id`,
  invoices: `select o.name as organization, i.number, i.customer_name as "customerName", i.invoice_date::text as "invoiceDate",
      i.due_date::text as "dueDate", i.kid, i.total_ore as "totalOre", i.vat_ore as "vatOre", i.paid_at as "paidAt",
      (select json_agg(json_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit,
          'grossOre', l.gross_ore) order by l.position)
        from invoice_line l where (l.organization_id, l.invoice_id) = (i.organization_id, i.id)) as lines
    from invoice i join organization o on o.id = i.organization_id
    join membership_member mm on (mm.organization_id, mm.membership_id) = (i.organization_id, i.membership_id)
    where mm.person_id = $1 and mm.is_owner order by i.invoice_date, i.number`,
  payments: `select o.name as organization, m.name as membership, p.amount_ore as "amountOre", p.deposit_ore as "depositOre",
      p.fee_ore as "feeOre",
      p.invoice_ore as "invoiceOre", p.state, p.created_at as "createdAt", p.settled_at as "settledAt"
    from payment p join organization o on o.id = p.organization_id
    join membership m on (m.organization_id, m.id) = (p.organization_id, p.membership_id)
    where p.person_id = $1 order by p.created_at`,
  permissions: `select o.name as organization, p.permission, p.starts_at as "startsAt", p.ends_at as "endsAt" from organization_permission p
    join organization o on o.id = p.organization_id where p.person_id = $1 order by 1, 2`,
  undeliveredMails: `select kind, receiver as "to", asked_at as "askedAt", at from dead_mail
    where person_id = $1 or lower(receiver) = (select lower(email) from person where id = $1) order by at, id`,
  sessions: `select scope, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
      revoked_at as "revokedAt", user_agent as "userAgent" from session where person_id = $1 order by created_at`,
  secondFactors: `select kind, name, created_at as "createdAt", last_used_at as "lastUsedAt" from second_factor
    where person_id = $1 and confirmed_at is not null order by id`,
  identityLinks: `select o.name as organization, l.issuer, l.linked_at as "linkedAt" from identity_link l
    join organization o on o.id = l.organization_id where l.person_id = $1 order by l.linked_at`,
  partners: `select p.name as partner, l.subject, l.told_email as "reportedEmail", l.told_phone as "reportedPhone", l.created_at as "createdAt"
    from partner_person l join partner p on (p.organization_id, p.id) = (l.organization_id, l.partner_id)
    where l.person_id = $1 order by l.created_at`,
  notificationTokens: `select name, enabled, endpoint, created_at as "createdAt" from push_token where person_id = $1 order by id`,
  notificationChoices: `select kind, ways from notification_choice where person_id = $1 order by kind`,
  views: `select o.name as organization, v.at, v.person_id = $1 as "ofMe" from person_view v join organization o on o.id = v.organization_id
    where v.person_id = $1 or v.viewer_id = $1 order by v.at, v.id`,
  notified: `select o.name as organization, n.kind, n.at, n.ways from notified n join organization o on o.id = n.organization_id
    where n.person_id = $1 order by n.at`,
  licenseLookups: `select at, result from license_lookup where person_id = $1 order by at`,
  licenseSubmissions: `select s.sent_at as "sentAt", s.state, s.reason, s.checked_at as "checkedAt",
      (select json_agg(json_build_object('side', side, 'contentType', 'image/jpeg',
          'base64Data', replace(encode(content, 'base64'), chr(10), '')) order by side desc)
        from license_picture where submission_id = $1) as pictures
    from license_submission s where s.id = $1`,
  reservations: `select r.reservation_number as "reservationNumber", o.name as organization, r.person_id = $1 as "bookedByMe",
      c.car_number as "carNumber", c.license_plate as "licensePlate", r.start_at as "start", r.end_at as "end",
      r.created_at as created, r.started_at as started, r.ended_at as ended, r.canceled_at as canceled,
      r.voided_at as voided, r.super_damage_waiver as "superDamageWaiver", r.kilometers,
      case when r.person_id = $1 then r.user_note end as "userNote", r.car_was_damaged as "carWasDamaged"
    from reservation r join organization o on o.id = r.organization_id
    join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
    where (r.organization_id, r.id) in (${mine}) order by r.start_at`,
  priceLines: `select r.reservation_number as "reservationNumber", l.stage, l.description, l.quantity, l.unit,
      l.unit_price_ore as "unitPriceOre", l.total_ore as "totalOre" from reservation_price_line l
    join reservation r on (r.organization_id, r.id) = (l.organization_id, l.reservation_id)
    where r.person_id = $1 order by r.start_at, r.id, l.stage, l.position`,
  reservationChanges: `select r.reservation_number as "reservationNumber", h.at, h.action, h.changes
    from reservation_change h join reservation r on (r.organization_id, r.id) = (h.organization_id, h.reservation_id)
    where h.person_id = $1 order by h.at`,
  carAccessAttempts: `select a.at, a.result, c.license_plate as "licensePlate" from car_access_attempt a
    join car c on (c.organization_id, c.id) = (a.organization_id, a.car_id) where a.person_id = $1 order by a.at`,
  messages: `select r.reservation_number as "reservationNumber", m.kind, m.text, m.created_at as "createdAt"
    from reservation_message m join reservation r on (r.organization_id, r.id) = (m.organization_id, m.reservation_id)
    where m.author_id = $1 order by m.created_at, m.id`,
  damages: `select c.license_plate as "licensePlate", d.kind, d.place, d.description, d.state, d.created_at as "createdAt"
    from damage d join car c on (c.organization_id, c.id) = (d.organization_id, d.car_id)
    where d.reporter_id = $1 order by d.created_at, d.id`,
  expenses: `select r.reservation_number as "reservationNumber", e.kind, e.amount_ore as "amountOre", e.quantity::float8 as quantity, e.fuel,
      e.station, e.note, e.bought_at as "boughtAt", e.sent_at as "sentAt", e.state, e.approved_ore as "approvedOre", e.reason
    from reservation_expense e join reservation r on (r.organization_id, r.id) = (e.organization_id, e.reservation_id)
    where e.person_id = $1 order by e.sent_at, e.id`,
  fuelPurchases: `select o.name as organization, c.license_plate as "licensePlate", f.at, f.place, f.litres::float8 as litres,
      f.amount_ore as "amountOre"
    from fuel_purchase f join organization o on o.id = f.organization_id
    join car c on (c.organization_id, c.id) = (f.organization_id, f.car_id) where f.person_id = $1 order by f.at, f.id`,
  pictures: `select r.reservation_number as "reservationNumber", p.width, p.height, p.created_at as "createdAt",
      'image/jpeg' as "contentType", replace(encode(b.large, 'base64'), chr(10), '') as "base64Data"
    from picture p join picture_content b on (b.organization_id, b.picture_id) = (p.organization_id, p.id)
    left join reservation r on (r.organization_id, r.id) = (p.organization_id, p.reservation_id)
    where p.uploader_id = $1 order by p.created_at, p.id`,
  shares: `select r.reservation_number as "reservationNumber", s.created_at as "createdAt" from reservation_share s
    join reservation r on (r.organization_id, r.id) = (s.organization_id, s.reservation_id) where s.person_id = $1 order by s.id`,
  calendarFeeds: `select created_at as "createdAt", alarm_minutes as "alarmMinutes" from calendar_feed where person_id = $1`,
  waitlistEntries: `select o.name as organization, c.license_plate as "licensePlate", w.place_name as "placeName", w.lat, w.lng,
      w.max_metres as "maxMetres", w.start_at as "start", w.end_at as "end", w.created_at as "createdAt", w.outcome,
      (select json_agg(json_build_object('licensePlate', h.license_plate, 'from', f.made_at, 'until', f.until_at,
          'outcome', f.outcome) order by f.made_at)
        from wait_offer f join car h on (h.organization_id, h.id) = (f.organization_id, f.car_id)
        where (f.organization_id, f.wish_id) = (w.organization_id, w.id)) as holds
    from wait_wish w join organization o on o.id = w.organization_id
    left join car c on (c.organization_id, c.id) = (w.organization_id, w.car_id)
    where w.person_id = $1 order by w.created_at, w.id`,
  readMessages: `select o.name as organization, m.title, d.at from entity_message_dismissal d
    join entity_message m on (m.organization_id, m.id) = (d.organization_id, d.message_id)
    join organization o on o.id = d.organization_id where d.person_id = $1 order by d.at, m.id`,
  staffChanges: `select o.name as organization, c.at, c.action, case when c.resource = 'persons' and c.record_id = $1 then c.changes end as changes,
      c.resource, c.person_id = $1 as "madeByMe"
    from admin_change c join organization o on o.id = c.organization_id
    where c.person_id = $1 or (c.resource = 'persons' and c.record_id = $1) order by c.at, c.id`,
  savedViews: `select o.name as organization, v.resource, v.name, v.query from admin_saved_view v
    join organization o on o.id = v.organization_id where v.person_id = $1 order by v.id`,
} as const satisfies Record<string, string>

/** Everything stored about a person beside the person itself, table by table. Nothing of others is in it. */
export type PersonRecords = { readonly [Part in keyof typeof parts]: Rows }

export const readPersonRecords = async (tx: Queryable, personId: number): Promise<PersonRecords> => {
  const entries: [string, Rows][] = []
  for (const [name, text] of Object.entries(parts)) entries.push([name, await tx.rows(text, [personId])])
  return Object.fromEntries(entries) as PersonRecords
}
