import { reservationStates } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, instantText, list, text, wholeText } from '../primitives.ts'
import { anyStaff } from './resource.ts'
import { isAdminKey } from './resources.ts'
import { org, seenVersion, staffCall } from './staff-call.ts'

const staff = staffCall('Admin', ...anyStaff)

const viewFields = {
  /** The key of a resource. */
  resource: v.pipe(text(60), v.minLength(1, 'field.required'), v.check(isAdminKey, 'field.unknown')),
  name: v.pipe(text(80), v.minLength(1, 'field.required')),
  /** The query of the page's address that is the view. */
  query: text(4000),
  /** Others in the organisation see it too. */
  isShared: v.boolean('field.required'),
  /** What one's own list begins with. One a resource. */
  isDefault: v.boolean('field.required'),
  /** The smallest is shown first; left out of a new one, it becomes the last. */
  position: v.optional(v.pipe(v.number('field.digits'), v.integer('field.digits'), v.minValue(0), v.maxValue(9999))),
}
const savedView = v.object({
  id: v.number(),
  version: v.number(),
  resource: v.string(),
  name: v.string(),
  query: v.string(),
  isShared: v.boolean(),
  isDefault: v.boolean(),
  position: v.number(),
  isMine: v.boolean(),
})
export type SavedView = v.InferOutput<typeof savedView>

const viewProblems = ['resource.unknown', 'record.stale'] as const

/** Views belong to the person who made them; only that person changes them. */
export const savedViews = {
  'saved-views.list': endpoint('GET /api/admin/saved-views', {
    ...staff,
    summary: 'My saved views, and those that others share',
    query: v.object({ ...org, resource: v.optional(text(60)) }),
    response: list(savedView),
  }),
  'saved-views.create': endpoint('POST /api/admin/saved-views', {
    ...staff,
    summary: 'Save a view',
    idempotent: true,
    body: v.object(viewFields),
    response: changed(savedView),
    status: 201,
    problems: ['saved-view.too-many'],
  }),
  'saved-views.change': endpoint('PUT /api/admin/saved-views/{id}', {
    ...staff,
    ...ofOne,
    summary: 'Change a view of mine',
    idempotent: true,
    body: v.object({ ...v.partial(v.object(viewFields)).entries, version: id }),
    response: changed(savedView),
    problems: viewProblems,
  }),
  'saved-views.remove': endpoint('DELETE /api/admin/saved-views/{id}', {
    ...staff,
    ...ofOne,
    summary: 'Forget a view of mine',
    idempotent: true,
    query: v.object({ ...org, version: seenVersion }),
    problems: viewProblems,
  }),
} as const

const hit = v.object({
  id: v.number(),
  title: v.string(),
  detail: v.nullable(v.string()),
  /** What was asked for is its number, plate, phone, address, card or name, and not a part of it. */
  isExact: v.boolean(),
})

const tripNow = {
  reservationId: v.number(),
  reservationNumber: v.number(),
  state: v.picklist(reservationStates),
  /** To be back by now, and nobody has ended the trip. */
  isLate: v.boolean(),
  start: instantText,
  end: instantText,
} as const
/** Who has a car, or has it next. */
const holding = v.nullable(
  v.object({
    ...tripNow,
    personId: v.nullable(v.number()),
    person: v.nullable(v.string()),
    phone: v.nullable(v.string()),
  }),
)
const foundCar = v.object({
  id: v.number(),
  carNumber: v.number(),
  licensePlate: v.string(),
  model: v.string(),
  location: v.string(),
  now: holding,
  next: holding,
})
export type FoundCar = v.InferOutput<typeof foundCar>

/** The car that a person has now, or has next. */
const tripOfPerson = v.nullable(
  v.object({ ...tripNow, carId: v.number(), carNumber: v.number(), licensePlate: v.string() }),
)
const foundPerson = v.object({
  id: v.number(),
  name: v.string(),
  phone: v.nullable(v.string()),
  now: tripOfPerson,
  next: tripOfPerson,
})
export type FoundPerson = v.InferOutput<typeof foundPerson>

export const searchAdmin = endpoint('GET /api/admin/search', {
  ...staffCall('Admin', 'RESERVATION_READ', 'FLEET_MANAGEMENT_READ', 'MEMBERSHIP_READ', 'BILLING_READ'),
  summary:
    'Find records of all kinds by name, number, phone, address or plate, and who has a car now and next; what the caller may not read is left out',
  query: v.object({
    ...org,
    q: v.pipe(text(200), v.minLength(1, 'field.required')),
    size: v.optional(wholeText(1, 20), 5),
  }),
  response: v.object({
    data: v.array(v.object({ resource: v.string(), noun: v.string(), hits: v.array(hit) })),
    /** The car of which it is the plate or the number, with who has it; for those who may see trips. */
    cars: v.array(foundCar),
    /** The person whose phone it is, with the car that the person has; for those who may see trips. */
    people: v.array(foundPerson),
  }),
})

export const adminCounts = endpoint('GET /api/admin/counts', {
  ...staff,
  summary: 'How much waits for somebody; null where the caller may not know',
  response: v.object({
    workList: v.nullable(v.number()),
    messages: v.nullable(v.number()),
    damages: v.nullable(v.number()),
    conflicts: v.nullable(v.number()),
    licenses: v.nullable(v.number()),
    expenses: v.nullable(v.number()),
    payouts: v.nullable(v.number()),
    reminders: v.nullable(v.number()),
    payments: v.nullable(v.number()),
    /** Causes that hold up bills on their way to the books. */
    accounting: v.nullable(v.number()),
  }),
})
