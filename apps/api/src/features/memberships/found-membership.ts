import type { MembershipType } from '@delebil/core-api'
import { stateAfterJoin } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockAccount } from '../accounts/stores/accounts.ts'
import { type BillingDataChange, saveBillingData } from './stores/billing-data.ts'
import {
  insertMember,
  insertMembership,
  listOwnedMemberships,
  saveAcceptedTerms,
} from './stores/membership-founding.ts'
import { type Bringing, findMembershipType } from './stores/membership-types.ts'

type JoinForm = Bringing & {
  membershipTypeId: number
  name: string
  organizationNumber: string | null
  termsVersion: string
  billingData?: BillingDataChange | undefined
}

const typeToJoin = async (tx: Queryable, { membershipTypeId, termsVersion, ...bringing }: JoinForm, now: Date) => {
  const type = orRefuse(await findMembershipType(tx, membershipTypeId, bringing, now))
  if (type.termsVersion !== termsVersion) throw new Refusal('membership.terms-changed')
  return type
}

// A blocked membership is not got round by a new one; a private person has one, a company has one.
const refuseSecond = async (tx: Queryable, personId: number, { organizationId, kind }: MembershipType) => {
  const owned = await listOwnedMemberships(tx, personId, organizationId)
  if (owned.some(({ state }) => state === 'BLOCKED')) throw new Refusal('membership.blocked')
  if (kind === 'COMPANY') return
  if (owned.some(({ type, state }) => type === kind && state !== 'CANCELED')) {
    throw new Refusal('membership.already-joined')
  }
}

/** Makes a membership of the type with the person as its owner, and keeps which terms were accepted. Answers its id. */
export const foundMembership = async (tx: Queryable, personId: number, form: JoinForm, now: Date): Promise<number> => {
  if ((await lockAccount(tx, personId)) === undefined) throw new Refusal('session.missing')
  const type = await typeToJoin(tx, form, now)
  if (type.organizationNumberRequired && form.organizationNumber === null) {
    throw fieldRefusal('organizationNumber', 'field.required')
  }
  await refuseSecond(tx, personId, type)
  const { organizationId } = type
  const membershipId = await insertMembership(tx, {
    organizationId,
    membershipTypeId: type.id,
    name: form.name,
    type: type.kind,
    state: stateAfterJoin(type),
    organizationNumber: type.kind === 'COMPANY' ? form.organizationNumber : null,
    parentMembershipId: null,
    now,
  })
  if (membershipId === undefined) throw fieldRefusal('organizationNumber', 'membership.organization-taken')
  // Whoever founds it pays, whoever else comes to own it, until they say another.
  const payer = type.kind === 'PRIVATE' ? { payerId: personId } : {}
  await saveBillingData(tx, { organizationId, membershipId }, { ...form.billingData, ...payer })
  await insertMember(tx, { organizationId, membershipId, personId, isOwner: true, canCreateReservation: true })
  await saveAcceptedTerms(tx, { organizationId, membershipId, personId, version: form.termsVersion, now })
  return membershipId
}
