import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { listChanges } from '../stores/reservation-changes.ts'
import { book, NOW, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

test("a note is trimmed and stored, an empty one becomes null, and a stranger's is unknown", async () => {
  const reservation = await book(api.ask, 60, 120)
  const write = (userNote: string, as: number = testOrg.owner) =>
    api.ask('updateReservationNote', as, onto(reservation, { userNote }), NOW)
  expect((await write('  Til hytta; drop table reservation  ')).entity.userNote).toBe(
    'Til hytta; drop table reservation',
  )
  expect((await write('')).entity.userNote).toBeNull()
  expect(await refusalOf(write('min', testOrg.stranger))).toBe('resource.unknown')
  const changes = await listChanges(api.database, reservation)
  expect(changes.map(({ action }) => action)).toEqual(['created', 'note-changed', 'note-changed'])
})
