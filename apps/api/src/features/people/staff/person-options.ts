import { formatInstant } from '@delebil/validation/time'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { mayAny } from '../../admin-records/may-any.ts'
import { resourceOf } from '../../admin-records/server-resource.ts'
import { listRecords } from '../../admin-records/stores/list-records.ts'
import { listPersonFacts } from '../people-store.ts'

/** People that a picker offers, with what tells those of one name apart. */
export const personOptions: AdminVerb<'persons.options'> = async (context, { db, office, input, now }) => {
  const { organizationId } = office
  const { q, size } = input.query
  const table = resourceOf(context, 'persons')
  const found = await listRecords(db, table, { organizationId, q, sort: table.resource.sort }, size, undefined, [
    'name',
  ])
  const ids = found.map(({ id }) => id)
  const facts = new Map((await listPersonFacts(db, organizationId, ids, now)).map((one) => [one.id, one]))
  const maySeeTrips = mayAny(office, ['RESERVATION_READ'])
  const data = ids.flatMap((id) => {
    const one = facts.get(id)
    if (one === undefined) return []
    const { tripStart, tripEnd, ...person } = one
    const isSeen = maySeeTrips && tripStart !== null && tripEnd !== null
    return [{ ...person, lastTrip: isSeen ? { start: formatInstant(tripStart), end: formatInstant(tripEnd) } : null }]
  })
  return { answer: { data } }
}
