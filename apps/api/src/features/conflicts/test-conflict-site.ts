import type { Conflict, Resolution } from '@delebil/core-api/admin'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminInput, type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'

export const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()

export type Entity = { id: number; version: number }
type Resolutions = { version: number; conflict: Conflict | null; resolutions: Resolution[] }
export type SentJob = { name: string; data: { to?: string; text?: string } }

/** What is sent to take the first resolution of a kind. */
export const solution = ({ version, resolutions }: Resolutions, kind: Resolution['kind'], more: object = {}) => {
  const resolution = resolutions.find((one) => one.kind === kind)
  const moves = resolution?.moves.map((one) => ({
    reservationId: one.reservationId,
    version: one.version,
    carId: one.carId,
    start: one.start,
    end: one.end,
  }))
  const messages = resolution?.messages.map(({ reservationId, text }) => ({ reservationId, text }))
  return { version, kind, moves, messages, why: 'Bilen er ute av bruk', ...more }
}

/** Car 60 stands 200 metres off, car 61 at the place of all others but of another class. */
const moreCars = `
  insert into location (organization_id, id, name, lat, lng, xy) values (1, 60, 'Brygga', 60.3918, 5.32, '(592219,8483640)'),
    (1, 61, 'Fjellet', 60.45, 5.32, '(592219,8496000)');
  insert into car_model (organization_id, id, name, category, body_type, seats, range_kilometers)
    values (1, 61, 'Volvo V90', 'large', 'estate', 5, 700);
  insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key,
    color, properties) values
    (1, 60, 160, 'EL10060', 1, 60, 60.3918, 5.32, '(592219,8483640)', 5, 'small', 'blue', '{FUEL_TYPE:ELECTRIC}'),
    (1, 61, 161, 'EL10061', 61, 1, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue', '{}')`

/** The small club with more cars, and what staff do there when something goes wrong. */
export const startConflictSite = async (parts: Parameters<typeof startAdminSite>[0] = {}) => {
  const jobs: SentJob[] = []
  const enqueue = async (_tx: unknown, name: string, data: unknown) => {
    jobs.push({ name, data: data as object })
  }
  const site: AdminSite = await startAdminSite({ jobs: { enqueue }, ...parts })
  const { token } = await site.hire(1, allPermissions)
  await site.database.change(moreCars)
  const ask = (name: string, input?: AdminInput) => site.ask(name, token, input)
  const book = async (carId: number, from: number, to: number): Promise<Entity> => {
    const trip = { membershipId: 2, personId: 2, carId, start: hour(from), end: hour(to), superDamageWaiver: false }
    return (await ask('reservations.create', { body: trip })).body.entity as unknown as Entity
  }
  const takeOut = (id: number) =>
    ask('cars.change', { params: { id }, body: { version: 1, active: false, acceptAffected: true, why: 'Kontroll' } })
  const conflicts = async (query: object = {}) =>
    (await ask('conflicts.list', { query })).body as unknown as { data: Conflict[]; total: number }
  const resolutionsOf = async ({ id }: Entity) =>
    (await ask('conflicts.resolutions', { params: { id } })).body as unknown as Resolutions
  const solve = ({ id }: Entity, body: object) => ask('conflicts.solve', { params: { id }, body })
  const reservation = async ({ id }: Entity) => (await ask('reservations.get', { params: { id } })).body
  return { site, jobs, ask, book, takeOut, conflicts, resolutionsOf, solve, reservation } as const
}
