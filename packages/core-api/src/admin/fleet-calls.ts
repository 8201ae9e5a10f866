import { parseDateField } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { idText, list, text } from '../primitives.ts'
import { byId, org, seenVersion, why } from './endpoints.ts'
import { changeSchema, createSchema, recordSchema } from './resource.ts'
import { assignments } from './resources/fleet.ts'

const tag = 'Admin: biler'
const orgOnly = v.object(org)
const read = { tag, access: { anyOf: ['FLEET_MANAGEMENT_READ'] } } as const
// What a form lets choose from is for whoever fills it in, too.
const choose = { tag, access: { anyOf: ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'] } } as const
const write = { tag, access: { anyOf: ['FLEET_MANAGEMENT_WRITE'] }, idempotent: true } as const
const ofCar = v.object({ id: idText, assignmentId: idText })
const unknown = ['resource.unknown'] as const

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
  'cars.icons': endpoint('GET /api/admin/cars/icons', {
    ...choose,
    summary: 'The drawings that a car can have, by body and colour',
    query: orgOnly,
    response: list(v.object({ bodyType: v.string(), color: v.string(), iconUrl: v.string() })),
  }),
  'cars.tariffs': endpoint('GET /api/admin/cars/tariffs', {
    ...choose,
    summary: 'The tariffs that a car can have',
    query: orgOnly,
    response: list(keyed),
  }),
  'cars.properties': endpoint('GET /api/admin/cars/properties', {
    ...choose,
    summary: 'What a car can have that members search by; `key` is that of the field `properties`',
    query: orgOnly,
    response: list(v.object({ ...keyed.entries, group: v.string() })),
  }),
  'cars.fuelCards': endpoint('GET /api/admin/cars/{id}/fuelCards', {
    ...read,
    summary: 'The cards for fuel and charging that lie in a car',
    params: byId,
    query: orgOnly,
    response: list(fuelCard),
    problems: unknown,
  }),
  'cars.addFuelCard': endpoint('POST /api/admin/cars/{id}/fuelCards', {
    ...write,
    summary: 'Put a card into a car',
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
  'cars.removeFuelCard': endpoint('DELETE /api/admin/cars/{id}/fuelCards/{fuelCardId}', {
    ...write,
    summary: 'Take a card out of a car',
    params: v.object({ id: idText, fuelCardId: idText }),
    query: v.object({ ...org, why }),
    problems: unknown,
  }),
  'cars.restoreFuelCard': endpoint('POST /api/admin/cars/{id}/fuelCards/{fuelCardId}/restore', {
    ...write,
    summary: 'Put a card back that was taken out of a car within a day, as it was and with its id',
    params: v.object({ id: idText, fuelCardId: idText }),
    query: orgOnly,
    response: changed(fuelCard),
    problems: ['fuel-card.taken', ...unknown],
  }),
  'cars.assignments': endpoint('GET /api/admin/cars/{id}/assignments', {
    ...read,
    summary: 'Where a car has stood, stands and will stand, the latest first',
    params: byId,
    query: orgOnly,
    response: list(assignment),
    problems: unknown,
  }),
  'cars.addAssignment': endpoint('POST /api/admin/cars/{id}/assignments', {
    ...write,
    summary: 'Place a car; refused with the reservations in `entity` where it would hurt any, unless they are accepted',
    params: byId,
    query: orgOnly,
    body: createSchema(ofOneCar),
    response: changed(assignment),
    status: 201,
    problems: ['assignment.overlaps', 'assignment.hurts-reservations', ...unknown],
  }),
  'cars.changeAssignment': endpoint('PUT /api/admin/cars/{id}/assignments/{assignmentId}', {
    ...write,
    summary: 'Change where a car is placed',
    params: ofCar,
    query: orgOnly,
    body: changeSchema(ofOneCar),
    response: changed(assignment),
    problems: ['record.stale', 'assignment.overlaps', 'assignment.hurts-reservations', ...unknown],
  }),
  'cars.removeAssignment': endpoint('DELETE /api/admin/cars/{id}/assignments/{assignmentId}', {
    ...write,
    summary: 'Forget where a car was placed',
    params: ofCar,
    query: v.object({ ...org, version: seenVersion, why }),
    problems: ['record.stale', ...unknown],
  }),
  'models.chargers': endpoint('GET /api/admin/models/chargers', {
    ...choose,
    summary: 'The charging cables that a model can come with',
    query: orgOnly,
    response: list(keyed),
  }),
  'models.car-categories': endpoint('GET /api/admin/models/car-categories', {
    ...choose,
    summary: 'The categories that a model can be of',
    query: orgOnly,
    response: list(keyed),
  }),
} as const
