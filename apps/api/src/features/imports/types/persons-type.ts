import type { AnyRecord } from '@delebil/core-api/admin'
import { parsePhone, stateAfterJoin } from '@delebil/validation'
import { Refusal } from '../../../platform/refusal.ts'
import { createRecord, readRecord, removeRecord } from '../../admin-records/write-record.ts'
import { peopleVerbs } from '../../people/staff/people-verbs.ts'
import { failed, isObstacle, type Obstacle } from '../cells/obstacle.ts'
import type { Effect, Importing, ReadRow } from './import-type.ts'
import { type Names, readMemberships, readNames, readPersonIds } from './records/named-store.ts'
import { personColumns } from './records/person-columns.ts'
import { giveLicense, planLicense, takeLicense } from './records/person-license.ts'
import { planUpsert } from './records/plan-upsert.ts'
import { digestOf } from './records/record-plan.ts'
import { recordType, textAt, yesAt } from './records/record-type.ts'
import { similarName } from './records/similar-name.ts'
import { undoRecords } from './records/undo-records.ts'
import { same, type Upsert } from './records/upsert.ts'

const numberOf = (row: ReadRow): string | undefined => textAt(row, 'organizationNumber')?.replace(/\D/g, '')

// As it is kept, so that the same number is the same however it is written.
const phoneOf = (row: ReadRow): string | undefined => {
  const written = textAt(row, 'phone')
  return written === undefined ? undefined : (parsePhone(written) ?? written)
}

type Wanted = {
  readonly row: ReadRow
  readonly email: string
  readonly membership: string | undefined
  readonly typeId: number | undefined
}

const findPerson = async ({ tx, organizationId }: Importing, email: string): Promise<number | undefined> =>
  (await readPersonIds(tx, organizationId, [email])).get(email.toLowerCase())

const findMembership = async ({ tx, organizationId }: Importing, { row, membership }: Wanted) => {
  const number = numberOf(row)
  const found = await readMemberships(tx, organizationId, membership ? [membership] : [], number ? [number] : [])
  return found.find((one) => number !== undefined && one.organizationNumber === number) ?? found[0]
}

const planPerson = (importing: Importing, { row, email }: Wanted, id: number | undefined) =>
  planUpsert(importing, 'persons', {
    id,
    sent: { ...(id === undefined && { email }), name: textAt(row, 'name'), phone: phoneOf(row) },
    note: `Ny person ${textAt(row, 'name') ?? email}`,
  })

const makeMembership = async (importing: Importing, { row, membership, typeId = 0 }: Wanted): Promise<number> => {
  const { writing } = importing
  const type = await readRecord(writing, 'membershipTypes', typeId)
  const made = (await createRecord(writing, 'memberships', {
    name: membership ?? '',
    type: type.kind,
    state: stateAfterJoin(type),
    membershipTypeId: type.id,
    organizationNumber: numberOf(row) ?? null,
    externalIdCardVerificationRequired: type.externalIdCardVerificationRequired,
    concurrentReservationLimit: type.concurrentReservationLimit,
  } as never)) as AnyRecord
  return made.id
}

const join = async (importing: Importing, wanted: Wanted, personId: number): Promise<Effect[]> => {
  if (wanted.membership === undefined) return []
  const there = await findMembership(importing, wanted)
  if (there?.members.includes(personId)) return []
  const id = there?.id ?? (await makeMembership(importing, wanted))
  const { context, call } = importing.writing
  const isOwner = yesAt(wanted.row, 'isOwner') ?? there === undefined
  const body = { personId, isOwner, canCreateReservation: true }
  await peopleVerbs['memberships.add-member'](context, { ...call, input: { params: { id }, body } as never })
  const member: Effect = { kind: 'member', id: personId, before: { membershipId: id } }
  return there === undefined ? [{ kind: 'made:memberships', id }, member] : [member]
}

const make = async (importing: Importing, wanted: Wanted): Promise<readonly Effect[]> => {
  const known = await findPerson(importing, wanted.email)
  const person = await planPerson(importing, wanted, known)
  if (isObstacle(person) && person.state !== 'EQUAL')
    throw new Refusal('request.invalid', {
      errors: [{ code: 'field.format', message: person.text, fieldName: 'email' }],
    })
  const did = isObstacle(person) ? [] : await person.make(importing)
  const personId = known ?? did[0]?.id ?? 0
  const joined = await join(importing, wanted, personId)
  const license = await planLicense(importing, wanted.row, personId)
  if (license === undefined || isObstacle(license)) return [...did, ...joined]
  return [...did, ...joined, await giveLicense(importing, personId, license.until)]
}

// A membership that is not there is made, of a type that is.
const checkMembership = async (
  importing: Importing,
  types: Names,
  row: ReadRow,
  email: string,
): Promise<Wanted | Obstacle> => {
  const wanted = { row, email, membership: textAt(row, 'membership'), typeId: undefined }
  if (wanted.membership === undefined || (await findMembership(importing, wanted))) return wanted
  const type = textAt(row, 'membershipType')
  if (type === undefined)
    return failed(
      'unknown',
      `Medlemskapet «${wanted.membership}» finnes ikke. Skriv en medlemskapstype, så opprettes det.`,
      {
        field: 'membershipType',
        suggestions: types.names.slice(0, 3).map((name) => ({ label: `Som ${name}`, cells: { membershipType: name } })),
      },
    )
  const typeId = types.idOf(type)
  if (typeId !== undefined) return { ...wanted, typeId }
  const like = similarName(type, types.names)
  return failed('unknown', `Klubben har ingen medlemskapstype «${type}».`, {
    field: 'membershipType',
    suggestions: like === undefined ? [] : [{ label: `Bruk ${like}`, cells: { membershipType: like } }],
  })
}

const planRow = async (importing: Importing, types: Names, row: ReadRow): Promise<Upsert | Obstacle> => {
  const email = textAt(row, 'email') ?? ''
  const wanted = await checkMembership(importing, types, row, email)
  if (isObstacle(wanted)) return wanted
  const known = await findPerson(importing, email)
  const person = await planPerson(importing, wanted, known)
  if (isObstacle(person) && person.state !== 'EQUAL') return person
  const isIn =
    wanted.membership === undefined ||
    (known !== undefined && (await findMembership(importing, wanted))?.members.includes(known) === true)
  const license = await planLicense(importing, row, known)
  if (license !== undefined && isObstacle(license)) return license
  if (isObstacle(person) && isIn && license === undefined) return same
  const notes = [
    ...(isObstacle(person) ? [] : [person.note]),
    ...(isIn ? [] : [`Inn i ${wanted.membership}`]),
    ...(license === undefined ? [] : [license.note]),
  ]
  return {
    // What it is told apart by must not move when a row above has made the same person or membership meanwhile.
    digest: digestOf([row.values, isObstacle(person) ? null : person.note, isIn]),
    note: notes.join('. '),
    make: (later) => make(later, wanted),
  }
}

const persons = recordType({
  key: 'persons',
  effect:
    'Nye personer opprettes og meldes inn. De får ingen e-post. En person som finnes, får navn og telefon fra raden.',
  access: ['MEMBERSHIP_WRITE'],
  columns: personColumns,
  prepare: async (importing) => {
    const types = await readNames(importing.tx, importing.organizationId, 'membershipTypes')
    return (row) => planRow(importing, types, row)
  },
})

const leave = async ({ writing }: Importing, { id, before }: Effect): Promise<void> => {
  const { membershipId } = before as { membershipId: number }
  const input = { params: { id: membershipId, memberId: id }, query: {} }
  await peopleVerbs['memberships.remove-member'](writing.context, { ...writing.call, input: input as never })
}

/** People by their addresses, and the memberships they are in. */
export const personsType: typeof persons = {
  ...persons,
  undo: async (importing, effects) => {
    const of = (kind: string) => effects.filter((effect) => effect.kind === kind)
    const made = new Set(of('made:memberships').map(({ id }) => id))
    const madePersons = new Set(of('made:persons').map(({ id }) => id))
    try {
      for (const effect of of('license')) if (!madePersons.has(effect.id)) await takeLicense(importing, effect)
      // Who is in a membership that goes, goes with it.
      for (const effect of of('member'))
        if (!made.has((effect.before as { membershipId: number }).membershipId)) await leave(importing, effect)
      for (const id of made) await removeRecord(importing.writing, 'memberships', id, {})
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('import.in-use') : error
    }
    await undoRecords(
      importing,
      effects.filter(({ kind }) => kind.endsWith(':persons')),
    )
  },
}
