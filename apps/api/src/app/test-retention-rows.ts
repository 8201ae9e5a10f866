import { startOfKeptYears } from '../platform/schedules/retention.ts'

/** When the retentions run. */
export const now = new Date()
const hash = `sha256(('old' || $2::text)::bytea)`
const day = 24

/** How long each is promised to be kept; rows that are so old, of which $2 is the number; and what is kept however old it is. */
export const kept: Record<string, { hours: number; tables: string[]; aged: string[]; forGood?: string[] }> = {
  'call-retention': {
    hours: 48,
    tables: ['idempotency'],
    aged: [`insert into idempotency (person_id, key, fingerprint, at) values (1, 'call-' || $2, '', $1)`],
  },
  'dead-mail-retention': {
    hours: 30 * day,
    tables: ['dead_mail'],
    aged: [
      `insert into dead_mail (letter_id, organization_id, job, data, kind, receiver, error, attempts, asked_at, at)
       values (gen_random_uuid(), 1, 'mail', jsonb_build_object('n', $2::int), 'carHeld', 'ny@delebil.test', '', 81, '2020-01-01', $1)`,
    ],
  },
  'person-view-retention': {
    hours: 365 * day,
    tables: ['person_view'],
    aged: [
      `insert into person_view (organization_id, person_id, viewer_id, at, hour)
       values (1, 1, 2, $1, date_trunc('hour', now()) - $2::int * interval '1 hour')`,
    ],
  },
  'sms-retention': {
    hours: 365 * day,
    tables: ['sms'],
    aged: [
      `insert into sms (organization_id, person_id, phone, sender, text, class, kind, parts, price_ore, next_try, expires_at, created)
       values (1, 1, '+479' || lpad($2::text, 7, '0'), 'Delebil', 'Hei', 'service', 'STAFF', 1, 0, now(), now(), $1)`,
    ],
  },
  'notified-retention': {
    hours: 365 * day,
    tables: ['notified'],
    aged: [
      `insert into notified (organization_id, kind, thing, about, person_id, at) values (1, 'TRIP_START', $2::int, '2026-01-01', 1, $1)`,
    ],
  },
  'extension-offer-retention': {
    hours: 30 * day,
    tables: ['extension_offer'],
    aged: [
      `with trip as (insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
         values (1, 9900 + $2::int, 'member', 2, 1, 1, now() - interval '90 days' + $2::int * interval '1 day',
           now() - interval '89 days' + $2::int * interval '1 day', now() - interval '89 days' + $2::int * interval '1 day', 1)
         returning id, end_at)
       insert into extension_offer (organization_id, reservation_id, old_end, new_end, total_ore, person_id, asked_at)
         select 1, id, end_at, end_at + interval '1 hour', 100, 1, $1 from trip`,
    ],
  },
  'unread-import-retention': {
    hours: 30 * day,
    tables: ['import_run'],
    aged: [
      `insert into import_run (organization_id, id, file_type, type_from, file_name, sha256, bytes, state, is_direct, uploaded_at)
       values (1, 100 + $2::int, 'tolls', 'ASKED', 'bom.csv', repeat('0', 64), 1, 'REHEARSED', false, $1)`,
    ],
    forGood: [
      `insert into import_run (organization_id, id, file_type, type_from, file_name, sha256, bytes, state, is_direct, uploaded_at)
       values (1, 99, 'tolls', 'ASKED', 'bom.csv', repeat('0', 64), 1, 'DONE', false, $1)`,
    ],
  },
  'import-content-retention': {
    hours: 550 * day,
    tables: ['import_file_part', 'import_row'],
    aged: [
      `with run as (insert into import_run (organization_id, id, file_type, type_from, file_name, sha256, bytes, state, is_direct, uploaded_at)
         values (1, 200 + $2::int, 'tolls', 'ASKED', 'bom.csv', repeat('0', 64), 1, 'DONE', false, $1) returning id),
       part as (insert into import_file_part (organization_id, run_id, position, bytes) select 1, id, 0, '' from run)
       insert into import_row (organization_id, run_id, row_number, cells) select 1, id, 1, '{x}' from run`,
    ],
  },
  'invitation-retention': {
    hours: 30 * day,
    tables: ['membership_invitation'],
    aged: ['null, null, $1', '$1, null, now()', 'null, $1, now()'].map(
      (
        ends,
      ) => `insert into membership_invitation (organization_id, membership_id, invited_by, invitee_name, invitee_email,
        can_create_reservation, is_granted_child_membership, created_at, accepted_at, revoked_at, expires_at)
        select 1, 2, 1, 'Ny ' || $2, 'ny@delebil.test', true, false, '2020-01-01', ${ends.replace('$1', '$1::timestamptz')}`,
    ),
  },
  'staff-invitation-retention': {
    hours: 30 * day,
    tables: ['staff_invitation'],
    aged: [
      `insert into staff_invitation (organization_id, name, email, rights, created_at, expires_at)
       values (1, 'Nora', $2 || 'nora@delebil.test', '[]', $1, now())`,
    ],
  },
  'known-browser-retention': {
    hours: 180 * day,
    tables: ['known_browser'],
    aged: [`insert into known_browser (browser_hash, person_id, known_at) values (${hash}, 1, $1)`],
  },
  'login-link-retention': {
    hours: day,
    tables: ['login_link'],
    aged: [`insert into login_link (token_hash, person_id, created_at, expires_at) values (${hash}, 1, $1, now())`],
  },
  'license-lookup-retention': {
    hours: 365 * day,
    tables: ['license_lookup'],
    aged: [`insert into license_lookup (id, person_id, at, result) values ($2, 1, $1, 'HIT')`],
  },
  'license-picture-retention': {
    hours: 30 * day,
    tables: ['license_picture'],
    aged: [
      `with sent as (insert into license_submission (id, sent_at) values (1 + $2::int, $1) returning id)
       insert into license_picture (submission_id, side, content) select id, 'FRONT', '' from sent`,
    ],
  },
  'email-confirmation-retention': {
    hours: day,
    tables: ['email_confirmation'],
    aged: [
      `insert into email_confirmation (token_hash, person_id, email, created_at, expires_at) values (${hash}, 1, '', $1, now())`,
    ],
  },
  'outbox-retention': {
    hours: 6,
    tables: ['outbox'],
    aged: [`insert into outbox (topic, organization_id, car_id, at) values ('car', 1, $2, $1)`],
  },
  'partner-token-retention': {
    hours: 0,
    tables: ['partner_token_use'],
    aged: [
      `insert into partner_token_use (organization_id, partner_id, jti_hash, expires_at) values (1, 1, ${hash}, $1)`,
    ],
  },
  'password-reset-retention': {
    hours: day,
    tables: ['password_reset'],
    aged: [`insert into password_reset (token_hash, person_id, created_at, expires_at) values (${hash}, 1, $1, now())`],
  },
  'picture-retention': {
    hours: day,
    tables: ['picture'],
    aged: [
      `insert into picture (organization_id, id, source_digest, width, height, created_at) values (1, 10 + $2::int, '', 1, 1, $1)`,
    ],
    forGood: [
      `insert into damage (organization_id, id, car_id, kind, description, created_at) values (1, 1, 1, 'DAMAGE', 'Bulk', $1)`,
      `insert into picture (organization_id, id, damage_id, source_digest, width, height, created_at) values (1, 1, 1, '', 1, 1, $1)`,
    ],
  },
  'rehearsal-retention': {
    hours: day,
    tables: ['admin_bulk_run'],
    aged: [
      `insert into admin_bulk_run (organization_id, id, person_id, at, resource, action, done, failed, is_rehearsal, moved_at)
       values (1, 10 + $2::int, 1, '2020-01-01', 'cars', 'change', 0, 0, true, $1)`,
    ],
    forGood: [
      `insert into admin_bulk_run (organization_id, id, person_id, at, resource, action, done, failed, moved_at)
       values (1, 1, 1, $1, 'cars', 'change', 0, 0, $1)`,
    ],
  },
  'removed-record-retention': {
    hours: day,
    tables: ['admin_removed'],
    aged: [
      `insert into admin_removed (organization_id, resource, record_id, at, kept) values (1, 'cars', 10 + $2, $1, '[]')`,
    ],
  },
  'sent-document-retention': {
    // Five years after the end of the year: from New Year in Oslo.
    hours: (now.getTime() - startOfKeptYears(now, 5).getTime()) / 3_600_000,
    tables: ['invoice_document'],
    aged: [
      `with made as (insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account,
         total_ore, vat_ore) values (1, 10 + $2::int, 1, 'Eva', ($1::timestamptz at time zone 'Europe/Oslo')::date, current_date, 'kid-' || $2, '', 0, 0) returning id)
       insert into invoice_document (organization_id, invoice_id, media, bytes, sha256, created_at) select 1, id, 'application/pdf', '', '', $1 from made`,
    ],
  },
  'trip-retention': {
    hours: (now.getTime() - startOfKeptYears(now, 5).getTime()) / 3_600_000,
    tables: ['reservation', 'reservation_driver', 'reservation_change'],
    aged: [
      `with trip as (insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, ended_at, tariff_id)
         values (1, 9700 + $2::int, 'member', 2, 1, 1, $1::timestamptz - interval '2 hours', $1, $1, false, $1, 1) returning id),
       driver as (insert into reservation_driver select 1, id, 1 from trip)
       insert into reservation_change (organization_id, reservation_id, person_id, at, action) select 1, id, 1, $1, 'ended' from trip`,
      `insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until, blocking)
       values (1, 9800 + $2::int, 'block', 2, $1::timestamptz - interval '2 hours', $1, $1, false)`,
    ],
  },
  'closed-organization-retention': {
    hours: (now.getTime() - startOfKeptYears(now, 5).getTime()) / 3_600_000,
    tables: ['organization'],
    aged: [
      "insert into organization (id, key, name, closed_at) values (800 + $2::int, 'borte-' || $2, 'Borte ' || $2, $1)",
    ],
  },
  'session-retention': {
    hours: 30 * day,
    tables: ['session'],
    aged: [
      `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
       values (${hash}, 1, 'member', '2020-01-01', '2020-01-01', $1)`,
      `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at, revoked_at)
       values (sha256(('out' || $2::text)::bytea), 1, 'member', '2020-01-01', '2020-01-01', now() + interval '1 year', $1)`,
    ],
  },
  'share-retention': {
    hours: 7 * day,
    tables: ['reservation_share'],
    aged: [
      `insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until)
       values (1, 10 + $2::int, 'block', 1 + $2, $1::timestamptz - interval '2 hours', $1, $1)`,
      `insert into reservation_share (organization_id, reservation_id, token_hash, person_id, created_at)
       select 1, id, ${hash}, 1, '2020-01-01' from reservation where id = 10 + $2::int and end_at = $1`,
    ],
  },
  'sign-on-retention': {
    hours: 0,
    tables: ['single_sign_on_request', 'single_sign_on_code', 'single_sign_on_waiting'],
    aged: [
      `insert into single_sign_on_request (state_hash, browser_hash, nonce, code_verifier, redirect_uri, return_path, links, expires_at)
       values (${hash}, '', '', '', '', '', false, $1)`,
      `insert into single_sign_on_code (code_hash, browser_hash, person_id, expires_at) values (${hash}, '', 1, $1)`,
      `insert into single_sign_on_waiting (browser_hash, sub, email_verified, expires_at) values (${hash}, '', false, $1)`,
    ],
  },
  'wish-retention': {
    hours: 7 * day,
    tables: ['wait_wish'],
    aged: [
      `insert into wait_wish (organization_id, id, membership_id, person_id, start_at, end_at, car_id, created_at)
       values (1, 10 + $2::int, 1, 1, $1, $1::timestamptz + interval '2 hours', 1, '2020-01-01')`,
    ],
  },
}
