import type { LicenseState } from '@delebil/validation'
import { addOsloDays } from '@delebil/validation/time'
import { hash } from '@node-rs/argon2'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoPassword } from '../platform/demo-password.ts'
import { type DemoLogin, demoLogins } from './demo-logins.ts'
import { firstNames, lastNames } from './person-names.ts'
import { type Random, randomFrom } from './random.ts'
import { billingDataOf } from './seed-billing-data.ts'
import { seedTypeId } from './seed-membership-types.ts'
import { byfjord, type SeedOrg } from './seed-orgs.ts'

type PersonRow = {
  id: number
  name: string
  email: string
  phone: string
  password_hash: string | null
  license_state: LicenseState
}
type MemberRow = {
  organization_id: number
  membership_id: number
  person_id: number
  is_owner: boolean
  is_default: boolean
  can_create_reservation: boolean
}

/** A membership as the history of bookings needs it. */
export type SeedMembership = { id: number; personIds: number[] }

/** Memberships of the demo log-ins, at fixed ids. */
export const demoMemberships = { memberPrivate: 1, employeeCompany: 2 } as const

const slug = (name: string) => name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a')

/** People, in the order in which they are made up; `settled` are those who have a membership. */
export type Crowd = {
  readonly persons: PersonRow[]
  readonly members: MemberRow[]
  readonly settled: Set<number>
  readonly addPerson: (random: Random) => PersonRow
}

/** A crowd that begins with the people of the demo's log-ins. */
export const createDemoCrowd = async (): Promise<Crowd> => {
  const passwordHash = await hash(demoPassword)
  const logins: readonly DemoLogin[] = Object.values(demoLogins)
  return createCrowd(
    1,
    logins.map(({ id, name, email, phone }) => ({
      id,
      name,
      email,
      phone,
      password_hash: passwordHash,
      license_state: 'MANUAL',
    })),
  )
}

export const createCrowd = (firstId: number, persons: PersonRow[] = []): Crowd => {
  const addPerson = (random: Random): PersonRow => {
    const id = firstId + persons.length
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    const person: PersonRow = {
      id,
      name: `${first} ${last}`,
      email: `${slug(first)}.${slug(last)}.${id}@delebil.test`,
      phone: `+47${40_000_000 + id * 137}`,
      // Nobody can log in as them: they have no password.
      password_hash: null,
      license_state: random.chance(0.95) ? 'MANUAL' : 'UNKNOWN',
    }
    persons.push(person)
    return person
  }
  return { persons, members: [], settled: new Set(), addPerson }
}

const stateOf = (random: Random) => {
  const lot = random.next()
  if (lot < 0.86) return 'ACTIVE'
  if (lot < 0.92) return 'PAUSED'
  if (lot < 0.96) return 'PAYMENT_REQUIRED'
  return lot < 0.98 ? 'BLOCKED' : 'CANCELED'
}

const join = (crowd: Crowd, org: SeedOrg, membershipId: number, personId: number, isOwner: boolean, mayBook = true) => {
  crowd.members.push({
    organization_id: org.id,
    membership_id: membershipId,
    person_id: personId,
    is_owner: isOwner,
    is_default: !crowd.settled.has(personId),
    can_create_reservation: mayBook,
  })
  crowd.settled.add(personId)
}

type Kind = 'member' | 'employee' | 'household' | 'company'

const kindOf = (org: SeedOrg, id: number, index: number): Kind => {
  if (org === byfjord && id === demoMemberships.memberPrivate) return 'member'
  if (org === byfjord && id === demoMemberships.employeeCompany) return 'employee'
  return index > org.households ? 'company' : 'household'
}

const othersOf: Record<Kind, readonly [least: number, most: number]> = {
  member: [1, 1],
  employee: [3, 3],
  household: [0, 2],
  company: [2, 5],
}

// Some people belong to more than one membership: somebody else's household, a company of the other town.
const somebody = (crowd: Crowd, random: Random, except: readonly number[]): PersonRow => {
  const known = random.chance(0.12) ? crowd.persons[random.between(5, crowd.persons.length - 1)] : undefined
  return known && !except.includes(known.id) ? known : crowd.addPerson(random)
}

const seedMembers = (
  org: SeedOrg,
  crowd: Crowd,
  random: Random,
  id: number,
  kind: Kind,
): [PersonRow, ...PersonRow[]] => {
  const owner = kind === 'member' ? (crowd.persons[0] as PersonRow) : crowd.addPerson(random)
  const people: [PersonRow, ...PersonRow[]] = [owner]
  join(crowd, org, id, owner.id, true)
  const [least, most] = othersOf[kind]
  for (let others = random.between(least, most); others > 0; others -= 1) {
    const person = somebody(
      crowd,
      random,
      people.map((one) => one.id),
    )
    join(crowd, org, id, person.id, random.chance(kind === 'household' ? 0.3 : 0.1), random.chance(0.9))
    people.push(person)
  }
  if (kind === 'employee') join(crowd, org, id, demoLogins.employee.id, false)
  return people
}

const idCardOf = (random: Random, id: number) => {
  const required = random.chance(0.05)
  return {
    external_id_card_verification_required: required,
    external_id_card: required && random.chance(0.5) ? `ID-${10_000 + id}` : null,
  }
}

const noIdCard = { external_id_card_verification_required: false, external_id_card: null }

const homeOfMember = { name: 'Danmarks plass', latitude: 60.3748, longitude: 5.3372 }

const membershipRow = (org: SeedOrg, random: Random, id: number, kind: Kind, name: string) => {
  const isDemo = kind === 'member' || kind === 'employee'
  const isCompany = kind === 'company' || kind === 'employee'
  const state = isDemo ? 'ACTIVE' : stateOf(random)
  return {
    organization_id: org.id,
    id,
    name,
    type: isCompany ? 'COMPANY' : 'PRIVATE',
    membership_type_id: seedTypeId(org, isCompany ? 'COMPANY' : 'PRIVATE'),
    state,
    ...(state === 'ACTIVE' && !isDemo ? idCardOf(random, id) : noIdCard),
    concurrent_reservation_limit: isCompany ? null : 5,
    default_location: kind === 'member' ? homeOfMember : null,
    ...billingDataOf(org, id, isCompany),
  }
}

/** Where memberships begin: their ids, their lots, and how many days ago the newest of them was made at least. */
export type MembershipsBegin = { readonly firstId: number; readonly seed: number; readonly leastDays: number }

const demoBegin = (org: SeedOrg): MembershipsBegin => ({
  firstId: (org.id - 1) * 1000 + 1,
  seed: org.id * 31,
  leastDays: 370,
})

/** Makes up the club's memberships and their people. Answers those that may book, without those of the log-ins. */
export const seedMemberships = async (
  tx: Queryable,
  org: SeedOrg,
  crowd: Crowd,
  today: Date,
  { firstId, seed, leastDays } = demoBegin(org),
): Promise<SeedMembership[]> => {
  const random = randomFrom(seed)
  const names = [...org.companyNames]
  const made = Array.from({ length: org.households + org.companyNames.length }, (_, index) => {
    const id = firstId + index
    const kind = kindOf(org, id, index)
    const people = seedMembers(org, crowd, random, id, kind)
    const companyName = kind === 'company' || kind === 'employee' ? names.shift() : undefined
    const row = {
      ...membershipRow(org, random, id, kind, companyName ?? people[0].name),
      created_at: addOsloDays(today, -random.between(leastDays, 1500)),
    }
    const mayBook = row.state === 'ACTIVE' && (kind === 'household' || kind === 'company')
    return { row, mayBook, personIds: people.map((person) => person.id) }
  })
  const rows = made.map(({ row }) => row)
  await insertRows(tx, 'membership', rows)
  return made.filter(({ mayBook }) => mayBook).map(({ row, personIds }) => ({ id: row.id, personIds }))
}

/** Writes down the people with the key cards of some, and who is in which membership. */
export const insertPersons = async (tx: Queryable, crowd: Crowd): Promise<void> => {
  await insertRows(tx, 'person', crowd.persons)
  await tx.change('update person set email_proven_at = created_at where email_proven_at is null')
  const cards = crowd.persons
    .filter(({ id }) => id % 3 === 1)
    .map(({ id }) => ({ chip_id: (0x04a2_0000 + id * 2749).toString(16).toUpperCase(), person_id: id }))
  await insertRows(tx, 'member_card', cards)
  await insertRows(tx, 'membership_member', crowd.members)
}

/** What the log-ins may do. */
export const insertPermissions = async (tx: Queryable): Promise<void> => {
  const permissions = Object.values(demoLogins).flatMap(({ id, permissions: granted }) =>
    granted.map(({ organizationId, permission }) => ({ organization_id: organizationId, person_id: id, permission })),
  )
  await insertRows(tx, 'organization_permission', permissions)
}
