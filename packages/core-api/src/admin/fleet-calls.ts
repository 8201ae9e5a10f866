import { parseDateField } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { idText, list, text } from '../primitives.ts'
import { changeSchema, createSchema, recordSchema } from './resource.ts'
import { assignments } from './resources/assignments.ts'
import { org, seenVersion, staffCall, why } from './staff-call.ts'

const tag = 'Admin: biler'
const read = staffCall(tag, 'FLEET_MANAGEMENT_READ')
// What a form lets choose from is for whoever fills it in, too.
const choose = staffCall(tag, 'FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE')
const write = { ...staffCall(tag, 'FLEET_MANAGEMENT_WRITE'), idempotent: true } as const
const ofCar = v.object({ id: idText, assignmentId: idText })

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
    response: list(v.object({ bodyType: v.string(), color: v.string(), iconUrl: v.string() })),
  }),
  'cars.tariffs': endpoint('GET /api/admin/cars/tariffs', {
    ...choose,
    summary: 'The tariffs that a car can have',
    response: list(keyed),
  }),
  'cars.properties': endpoint('GET /api/admin/cars/properties', {
    ...choose,
    summary: 'What a car can have that members search by; `key` is that of the field `properties`',
    response: list(v.object({ ...keyed.entries, group: v.string() })),
  }),
  'cars.fuel-cards': endpoint('GET /api/admin/cars/{id}/fuelCards', {
    ...read,
    ...ofOne,
    summary: 'The cards for fuel and charging that lie in a car',
    response: list(fuelCard),
  }),
  'cars.add-fuel-card': endpoint('POST /api/admin/cars/{id}/fuelCards', {
    ...write,
    ...ofOne,
    summary: 'Put a card into a car',
    body: v.object({
      cardNumber: someText(40),
      supplier: someText(60),
      expires: v.optional(v.nullable(day), null),
      why,
    }),
    response: changed(fuelCard),
    status: 201,
    problems: ['fuel-card.taken', 'resource.unknown'],
  }),
  'cars.remove-fuel-card': endpoint('DELETE /api/admin/cars/{id}/fuelCards/{fuelCardId}', {
    ...write,
    summary: 'Take a card out of a car',
    params: v.object({ id: idText, fuelCardId: idText }),
    query: v.object({ ...org, why }),
    problems: ['resource.unknown'],
  }),
  'cars.restore-fuel-card': endpoint('POST /api/admin/cars/{id}/fuelCards/{fuelCardId}/restore', {
    ...write,
    summary: 'Put a card back that was taken out of a car within a day, as it was and with its id',
    params: v.object({ id: idText, fuelCardId: idText }),
    response: changed(fuelCard),
    problems: ['fuel-card.taken', 'resource.unknown'],
  }),
  'cars.assignments': endpoint('GET /api/admin/cars/{id}/assignments', {
    ...read,
    ...ofOne,
    summary: 'Where a car has stood, stands and will stand, the latest first',
    response: list(assignment),
  }),
  'cars.add-assignment': endpoint('POST /api/admin/cars/{id}/assignments', {
    ...write,
    ...ofOne,
    summary:
      'Place a car; refused with the reservations in `entity` where it would affect any, unless they are accepted',
    body: createSchema(ofOneCar),
    response: changed(assignment),
    status: 201,
    problems: ['assignment.overlaps', 'assignment.affects-reservations', 'resource.unknown'],
  }),
  'cars.change-assignment': endpoint('PUT /api/admin/cars/{id}/assignments/{assignmentId}', {
    ...write,
    summary: 'Change where a car is placed',
    params: ofCar,
    body: changeSchema(ofOneCar),
    response: changed(assignment),
    problems: ['record.stale', 'assignment.overlaps', 'assignment.affects-reservations', 'resource.unknown'],
  }),
  'cars.remove-assignment': endpoint('DELETE /api/admin/cars/{id}/assignments/{assignmentId}', {
    ...write,
    summary: 'Forget where a car was placed',
    params: ofCar,
    query: v.object({ ...org, version: seenVersion, why }),
    problems: ['record.stale', 'resource.unknown'],
  }),
  'models.chargers': endpoint('GET /api/admin/models/chargers', {
    ...choose,
    summary: 'The charging cables that a model can come with',
    response: list(keyed),
  }),
  'models.car-categories': endpoint('GET /api/admin/models/car-categories', {
    ...choose,
    summary: 'The categories that a model can be of',
    response: list(keyed),
  }),
} as const
