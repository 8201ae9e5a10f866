import { createHash } from 'node:crypto'
import { INVITATION_DAYS } from '@delebil/validation'
import { addMinutes, addOsloDays } from '@delebil/validation/time'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { byfjord, nidelva, type SeedOrg } from './seed-orgs.ts'

/** The end of the link of the demo's open invitation, `/join#invitation=...`: as public as the demo's password. */
export const demoInvitationToken = 'delebil-demo-invitasjon'

const termsVersion = '2026-1'
const daysInForce = 200

/** The types that memberships of the demo are of, by kind. */
export const seedTypeId = (org: SeedOrg, kind: 'PRIVATE' | 'COMPANY'): number =>
  org.id * 10 + (kind === 'PRIVATE' ? 1 : 2)

const kroner = 100
const types = [
  {
    name: 'Privat',
    description: 'For deg og dem du bor sammen med. Inviter hele husstanden.',
    kind: 'PRIVATE',
    organization_number_required: false,
    partner_key: null,
    payment_required: false,
    deposit_ore: 0,
    fee_ore: 0,
    external_id_card_verification_required: false,
    concurrent_reservation_limit: 5,
  },
  {
    name: 'Bedrift',
    description: 'For ansatte som kjører i jobben. Én faktura til bedriften.',
    kind: 'COMPANY',
    organization_number_required: true,
    partner_key: null,
    payment_required: true,
    deposit_ore: 2000 * kroner,
    fee_ore: 490 * kroner,
    external_id_card_verification_required: false,
    concurrent_reservation_limit: null,
  },
  {
    name: 'Student',
    description: 'For deg som studerer. Vi ser på studentkortet ditt før du får kjøre.',
    kind: 'PRIVATE',
    organization_number_required: false,
    partner_key: null,
    payment_required: false,
    deposit_ore: 0,
    fee_ore: 0,
    external_id_card_verification_required: true,
    concurrent_reservation_limit: 2,
  },
] as const

/** One housing co-operative that brings its people with a key, `/join?partnerKey=...`. */
const partnerTypes = {
  [byfjord.id]: { name: 'Damsgård borettslag', key: 'damsgard' },
  [nidelva.id]: { name: 'Nedre Elvehavn sameie', key: 'elvehavn' },
}

/** The club's terms and what one can join. Before its memberships. */
export const seedMembershipTypes = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const partner = partnerTypes[org.id]
  const all = [
    ...types,
    ...(partner
      ? [{ ...types[0], name: partner.name, description: 'For deg som bor her.', partner_key: partner.key }]
      : []),
  ]
  await insertRows(tx, 'terms', [
    { organization_id: org.id, version: termsVersion, valid_from: addOsloDays(today, -daysInForce) },
  ])
  await insertRows(
    tx,
    'membership_type',
    all.map((type, position) => ({
      organization_id: org.id,
      id: org.id * 10 + position + 1,
      ...type,
      terms_version: termsVersion,
      position,
      active: true,
    })),
  )
}

/** An invitation that waits for an answer: the member's, to the employee. */
export const seedInvitation = async (tx: Queryable, membershipId: number, now: Date): Promise<void> => {
  const created = addMinutes(now, -24 * 60)
  await insertRows(tx, 'membership_invitation', [
    {
      organization_id: byfjord.id,
      id: 1,
      membership_id: membershipId,
      invited_by: demoLogins.member.id,
      invitee_name: demoLogins.employee.name,
      invitee_email: demoLogins.employee.email,
      can_create_reservation: true,
      is_granted_child_membership: false,
      token_hash: `\\x${createHash('sha256').update(demoInvitationToken).digest('hex')}`,
      created_at: created,
      expires_at: addMinutes(created, INVITATION_DAYS * 24 * 60),
    },
  ])
}
