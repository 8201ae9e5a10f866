import { adminResources } from '@delebil/core-api/admin'
import { checkLicenseApproval } from '@delebil/validation'
import { recordAdminChange } from '../../../platform/audit/change-store.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import { decideLicenseSubmission } from '../../accounts/stores/license-submissions.ts'
import { endPasswordResets } from '../../accounts/stores/password-resets.ts'
import { changePasswordHash } from '../../accounts/stores/persons.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { recordsOf } from '../../admin-records/records-of.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { resourceOf } from '../../admin-records/server-resource.ts'
import { updateRecord } from '../../admin-records/stores/write-records.ts'
import { actOnRecord, readRecord, refuseStale } from '../../admin-records/write-record.ts'
import { deleteMember, findRemovalFacts } from '../../memberships/stores/membership-members.ts'
import { listMembers } from '../../memberships/stores/memberships.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import { hashPassword } from '../../sessions/password-queue.ts'
import * as people from '../people-store.ts'
import { personOptions } from './person-options.ts'
import { proveOneself } from './prove-oneself.ts'
import { refundDeposit } from './refund-deposit.ts'
import { refuseReaching } from './refuse-reaching.ts'
import { setCardHolder } from './set-card-holder.ts'

const person = (writing: Writing, id: number) => readRecord(writing, 'persons', id)
const membership = (writing: Writing, id: number) => readRecord(writing, 'memberships', id)

/** A membership that is still what was seen. Its members stand in another table: its own row counts that they are others. */
const lockMembership = async (writing: Writing, id: number, version?: number): Promise<{ recordVersion: number }> => {
  refuseStale(await readRecord(writing, 'memberships', id, 'locked'), version)
  const table = resourceOf(writing.context, 'memberships')
  await updateRecord(writing.call.db, table, { organizationId: writing.call.office.organizationId, id }, {})
  const { version: recordVersion } = await membership(writing, id)
  return { recordVersion }
}

type Member = {
  readonly id: number
  readonly isOwner: boolean
  readonly canCreateReservation: boolean
  readonly costCenter: string | null
}
const memberFacts = ['isOwner', 'canCreateReservation', 'costCenter'] as const

/** The membership's history tells who came, went or became something else. */
const recordMember = (
  { call }: Writing,
  id: number,
  action: string,
  [from, to]: readonly [Member | undefined, Member | undefined],
  { why }: { readonly why?: string | undefined },
) =>
  recordAdminChange(
    call.db,
    { organizationId: call.office.organizationId, resource: 'memberships', id },
    {
      personId: call.caller.personId,
      at: call.now,
      action,
      why,
      changes: {
        member: { from: from?.id ?? null, to: to?.id ?? null },
        ...Object.fromEntries(
          memberFacts.flatMap((fact) =>
            from?.[fact] === to?.[fact] ? [] : [[fact, { from: from?.[fact] ?? null, to: to?.[fact] ?? null }]],
          ),
        ),
      },
    },
  )

const membersOf = async ({ db, office: { organizationId } }: Writing['call'], id: number) => {
  const costCenters = await people.listCostCenters(db, organizationId, id)
  const members = await listMembers(db, organizationId, id)
  return members.map((member) => ({ ...member, costCenter: costCenters.get(member.id) ?? null }))
}
const memberOf = async ({ call }: Writing, id: number, personId: number) =>
  (await membersOf(call, id)).find((member) => member.id === personId)

export const peopleVerbs = {
  'persons.options': personOptions,
  'persons.memberships': async (context, call) => {
    const { id } = await person({ context, call }, call.input.params.id)
    return { answer: { data: await people.listMembershipsOf(call.db, call.office.organizationId, id) } }
  },
  'persons.cards': async (context, call) => {
    const { id } = await person({ context, call }, call.input.params.id)
    return { answer: { data: await recordsOf({ context, call }, 'member-cards', 'personId', id) } }
  },
  'persons.reservations': async (context, call) => {
    const { id } = await person({ context, call }, call.input.params.id)
    return { answer: { data: await recordsOf({ context, call }, 'reservations', 'personId', id) } }
  },
  'persons.change-password': async (context, call) => {
    const { id } = call.input.params
    const writing = { context, call }
    await person(writing, id)
    await refuseReaching(writing, id)
    const { newPassword, currentPassword, ...seen } = call.input.body
    const { account, by } = await proveOneself(writing, id, currentPassword)
    const passwordHash = await hashPassword(newPassword)
    const work = async () => {
      await changePasswordHash(call.db, id, passwordHash)
      await people.endSessions(call.db, id, call.now)
      await endPasswordResets(call.db, id, call.now)
      await context.jobs.enqueue(call.db, 'mail', mailTexts.passwordChanged(account, by))
    }
    await actOnRecord(writing, 'persons', id, 'change-password', work, seen)
    return { answer: undefined }
  },
  'persons.drivers-license': async (context, call) => {
    const { valid, validUntil = null } = call.input.body
    const { id } = call.input.params
    const { db, caller, now } = call
    const problem = valid && validUntil !== null && checkLicenseApproval(validUntil, now)
    if (problem) throw refuseField('validUntil', problem)
    const work = async () => {
      await people.setLicense(db, id, { isValid: valid, by: caller.personId, at: now, validUntil })
      if (valid) await decideLicenseSubmission(db, id, { state: 'APPROVED', at: now })
    }
    const entity = await actOnRecord({ context, call }, 'persons', id, 'driverslicense', work, call.input.body)
    return { answer: { entity, errors: [] } }
  },
  'memberships.members': async (context, call) => {
    const { id } = await membership({ context, call }, call.input.params.id)
    return { answer: { data: await membersOf(call, id) } }
  },
  'memberships.add-member': async (context, call) => {
    const writing = { context, call }
    const { organizationId } = call.office
    const { id } = call.input.params
    const { personId, version } = call.input.body
    const left = await lockMembership(writing, id, version)
    await person(writing, personId)
    const added = await people.insertMember(call.db, organizationId, id, call.input.body)
    if (added === 0) throw new Refusal('membership.already-member')
    const entity = await memberOf(writing, id, personId)
    if (entity === undefined) throw new Error('The member was not written.')
    await recordMember(writing, id, 'add-member', [undefined, entity], call.input.body)
    return { answer: { entity: { ...entity, ...left }, errors: [] } }
  },
  'memberships.change-member': async (context, call) => {
    const writing = { context, call }
    const { id, memberId } = call.input.params
    const left = await lockMembership(writing, id, call.input.body.version)
    const key = { organizationId: call.office.organizationId, id }
    const before = await memberOf(writing, id, memberId)
    const facts = await findRemovalFacts(call.db, key, memberId, call.now)
    if (before === undefined || facts === undefined) throw new Refusal('resource.unknown')
    const { isOwner = before.isOwner, canCreateReservation = before.canCreateReservation } = call.input.body
    const { costCenter = before.costCenter } = call.input.body
    if (!isOwner && facts.isOwner && facts.owners === 1) throw new Refusal('membership.last-owner')
    await people.changeMember(call.db, key, memberId, { isOwner, canCreateReservation, costCenter })
    const entity = { ...before, isOwner, canCreateReservation, costCenter }
    await recordMember(writing, id, 'change-member', [before, entity], call.input.body)
    return { answer: { entity: { ...entity, ...left }, errors: [] } }
  },
  'memberships.remove-member': async (context, call) => {
    const writing = { context, call }
    const { id, memberId } = call.input.params
    const left = await lockMembership(writing, id, call.input.query.version)
    const key = { organizationId: call.office.organizationId, id }
    const facts = orRefuse(await findRemovalFacts(call.db, key, memberId, call.now))
    if (facts.hasActiveReservation) throw new Refusal('membership.reservation-active')
    if (facts.isOwner && facts.owners === 1) throw new Refusal('membership.last-owner')
    const before = await memberOf(writing, id, memberId)
    await deleteMember(call.db, key, memberId)
    await people.addPersonTo(call.db, key.organizationId, memberId)
    await recordMember(writing, id, 'remove-member', [before, undefined], call.input.query)
    return { answer: { entity: left, errors: [] } }
  },
  'memberships.sub-memberships': async (context, call) => {
    const { id } = await membership({ context, call }, call.input.params.id)
    const found = await recordsOf({ context, call }, 'memberships', 'parentMembershipId', id)
    const reported = found.map(({ id: subId, name, state, externalIdCardVerificationRequired, externalIdCard }) => ({
      id: subId,
      name,
      state,
      externalIdCardVerificationRequired,
      externalIdCard: Boolean(externalIdCard),
    }))
    return { answer: { data: reported } }
  },
  'memberships.states': async () => ({
    answer: {
      data: Object.entries(adminResources.memberships.fields.state.options ?? {}).map(([key, name]) => ({ key, name })),
    },
  }),
  'memberships.refund-deposit': refundDeposit,
  'member-cards.set-person': async (context, call) => {
    const { personId } = call.input.body
    await person({ context, call }, personId)
    const entity = await setCardHolder({ context, call }, call.input.params.id, personId, call.input.body)
    return { answer: { entity, errors: [] } }
  },
  'member-cards.remove-person': async (context, call) => ({
    answer: {
      entity: await setCardHolder({ context, call }, call.input.params.id, null, call.input.query),
      errors: [],
    },
  }),
} satisfies Partial<AdminVerbs>
