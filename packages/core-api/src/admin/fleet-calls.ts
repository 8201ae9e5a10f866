import { parseDateField } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { idText, list, text } from '../primitives.ts'
import { adminProblems, byId, org, seenVersion, why } from './endpoints.ts'
import { changeSchema, createSchema, recordSchema } from './resource.ts'
import { assignments } from './resources/fleet.ts'

const tag = 'Admin: biler'
const orgOnly = v.object(org)
const read = { tag, access: { anyOf: ['FLEET_MANAGEMENT_READ'] } } as const
// What a form lets choose from is for whoever fills it in, too.
const choose = { tag, access: { anyOf: ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'] } } as const
const write = { tag, access: { anyOf: ['FLEET_MANAGEMENT_WRITE'] }, idempotent: true } as const
const ofCar = v.object({ id: idText, assignmentId: idText })
const unknown = ['resource.unknown', ...adminProblems] as const

const keyed = v.object({ key: v.string(), name: v.string() })
const day = v.pipe(
  v.string('field.date'),
  v.isoDate('field.format'),
  v.check((value) => parseDateField(value) !== undefined, 'field.format'),
)
const someText = (max: number) => v.pipe(text(max), v.minLength(1, 'field.required'))

const fuelCard = v.object({
  id: v.number(),
  cardNumber: v.string(),
  supplier: v.string(),
  expires: v.nullable(v.string()),
})

const { carId: _carId, ...placed } = assignments.fields
const ofOneCar = { ...assignments, fields: placed }
const assignment = recordSchema(assignments)

export const fleetCalls = {
  'cars.icons': endpoint({
    ...choose,
    summary: 'The drawings that a car can have, by body and colour',
    method: 'GET',
    path: '/api/admin/cars/icons',
    query: orgOnly,
    response: list(v.object({ bodyType: v.string(), color: v.string(), iconUrl: v.string() })),
    problems: adminProblems,
  }),
  'cars.tariffs': endpoint({
    ...choose,
    summary: 'The tariffs that a car can have',
    method: 'GET',
    path: '/api/admin/cars/tariffs',
    query: orgOnly,
    response: list(keyed),
    problems: adminProblems,
  }),
  'cars.properties': endpoint({
    ...choose,
    summary: 'What a car can have that members search by; `key` is that of the field `properties`',
    method: 'GET',
    path: '/api/admin/cars/properties',
    query: orgOnly,
    response: list(v.object({ ...keyed.entries, group: v.string() })),
    problems: adminProblems,
  }),
  'cars.fuelCards': endpoint({
    ...read,
    summary: 'The cards for fuel and charging that lie in a car',
    method: 'GET',
    path: '/api/admin/cars/{id}/fuelCards',
    params: byId,
    query: orgOnly,
    response: list(fuelCard),
    problems: unknown,
  }),
  'cars.addFuelCard': endpoint({
    ...write,
    summary: 'Put a card into a car',
    method: 'POST',
    path: '/api/admin/cars/{id}/fuelCards',
    params: byId,
    query: orgOnly,
    body: v.object({
      cardNumber: someText(40),
      supplier: someText(60),
      expires: v.optional(v.nullable(day), null),
      why,
    }),
    response: changed(fuelCard),
    status: 201,
    problems: ['fuel-card.taken', ...unknown],
  }),
  'cars.removeFuelCard': endpoint({
    ...write,
    summary: 'Take a card out of a car',
    method: 'DELETE',
    path: '/api/admin/cars/{id}/fuelCards/{fuelCardId}',
    params: v.object({ id: idText, fuelCardId: idText }),
    query: v.object({ ...org, why }),
    problems: unknown,
  }),
  'cars.restoreFuelCard': endpoint({
    ...write,
    summary: 'Put a card back that was taken out of a car within a day, as it was and with its id',
    method: 'POST',
    path: '/api/admin/cars/{id}/fuelCards/{fuelCardId}/restore',
    params: v.object({ id: idText, fuelCardId: idText }),
    query: orgOnly,
    response: changed(fuelCard),
    problems: ['fuel-card.taken', ...unknown],
  }),
  'cars.assignments': endpoint({
    ...read,
    summary: 'Where a car has stood, stands and will stand, the latest first',
    method: 'GET',
    path: '/api/admin/cars/{id}/assignments',
    params: byId,
    query: orgOnly,
    response: list(assignment),
    problems: unknown,
  }),
  'cars.addAssignment': endpoint({
    ...write,
    summary: 'Place a car; refused with the reservations in `entity` where it would hurt any, unless they are accepted',
    method: 'POST',
    path: '/api/admin/cars/{id}/assignments',
    params: byId,
    query: orgOnly,
    body: createSchema(ofOneCar),
    response: changed(assignment),
    status: 201,
    problems: ['assignment.overlaps', 'assignment.hurts-reservations', ...unknown],
  }),
  'cars.changeAssignment': endpoint({
    ...write,
    summary: 'Change where a car is placed',
    method: 'PUT',
    path: '/api/admin/cars/{id}/assignments/{assignmentId}',
    params: ofCar,
    query: orgOnly,
    body: changeSchema(ofOneCar),
    response: changed(assignment),
    problems: ['record.stale', 'assignment.overlaps', 'assignment.hurts-reservations', ...unknown],
  }),
  'cars.removeAssignment': endpoint({
    ...write,
    summary: 'Forget where a car was placed',
    method: 'DELETE',
    path: '/api/admin/cars/{id}/assignments/{assignmentId}',
    params: ofCar,
    query: v.object({ ...org, version: seenVersion, why }),
    problems: ['record.stale', ...unknown],
  }),
  'models.chargers': endpoint({
    ...choose,
    summary: 'The charging cables that a model can come with',
    method: 'GET',
    path: '/api/admin/models/chargers',
    query: orgOnly,
    response: list(keyed),
    problems: adminProblems,
  }),
  'models.car-categories': endpoint({
    ...choose,
    summary: 'The categories that a model can be of',
    method: 'GET',
    path: '/api/admin/models/car-categories',
    query: orgOnly,
    response: list(keyed),
    problems: adminProblems,
  }),
} as const
