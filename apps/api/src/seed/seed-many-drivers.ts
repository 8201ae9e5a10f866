import type { Queryable } from '../platform/db/queryable.ts'
import { randomFrom } from './random.ts'
import { byfjord } from './seed-orgs.ts'
import type { Crowd, SeedMembership } from './seed-people.ts'
import type { SeedReservation } from './seed-reservations.ts'

/** A company where many drive. */
const NAME = 'Nordnes Hjemmehjelp AS'
const DRIVERS = 11
/** Which of the trips of others are theirs: one of so many. */
const OF_COMPANIES = 2
const OF_HOUSEHOLDS = 12

type Company = Pick<SeedMembership, 'id' | 'personIds'>

/** Gives one company of Byfjord eleven people who drive, after all others, so that nobody's id is another. */
export const addDrivers = async (tx: Queryable, crowd: Crowd): Promise<Company> => {
  const { id } = await tx.theRow<{ id: number }>('select id from membership where organization_id = $1 and name = $2', [
    byfjord.id,
    NAME,
  ])
  const random = randomFrom(id * 97)
  const known = crowd.members.filter((one) => one.organization_id === byfjord.id && one.membership_id === id)
  const personIds = known.map((one) => one.person_id)
  while (personIds.length < DRIVERS) {
    const person = crowd.addPerson(random)
    crowd.settled.add(person.id)
    crowd.members.push({
      organization_id: byfjord.id,
      membership_id: id,
      person_id: person.id,
      is_owner: false,
      is_default: true,
      can_create_reservation: true,
    })
    personIds.push(person.id)
  }
  return { id, personIds }
}

/** What the company drives, each of its people in turn: every so many-th trip of other companies, and fewer of others. */
export const driveInTurn = (
  { id, personIds }: Company,
  memberships: readonly SeedMembership[],
  reservations: readonly SeedReservation[],
): SeedReservation[] => {
  const everyOf = new Map(
    memberships.map((one) => [one.id, one.id > byfjord.households + 1 ? OF_COMPANIES : OF_HOUSEHOLDS]),
  )
  let [seen, driven] = [0, 0]
  return reservations.map((one) => {
    const every = everyOf.get(one.membershipId ?? 0)
    seen += 1
    const personId = personIds[driven % personIds.length]
    if (every === undefined || personId === undefined || seen % every !== 0) return one
    driven += 1
    return { ...one, membershipId: id, personId }
  })
}

/** Its people belong to three cost centers, and its invoices are gathered by who drove. */
export const nameCostCenters = async (tx: Queryable, { id }: Company): Promise<void> => {
  await tx.change(
    `update membership set state = 'ACTIVE', cost_center = '200', invoice_grouping = 'DRIVER' where organization_id = $1 and id = $2`,
    [byfjord.id, id],
  )
  await tx.change(
    `update membership_member set cost_center = (210 + 10 * (person_id % 3))::text where organization_id = $1 and membership_id = $2 and not is_owner`,
    [byfjord.id, id],
  )
}
