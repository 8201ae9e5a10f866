import { CALLER_CHECK_ANSWERS, callerQuestions } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flag, id, idText, instantText, list, text } from '../primitives.ts'
import { adminProblems, byId, org } from './endpoints.ts'
import { commandResult, event, freeCar, hit, nightCase, nightState, situation } from './night-entities.ts'

const tag = 'Admin: vaktbord'
const root = '/api/admin/night-desk'
const path = `${root}/{id}`
const read = { tag, query: v.object(org), access: { anyOf: ['RESERVATION_READ'] } } as const
const write = { tag, query: v.object(org), access: { anyOf: ['RESERVATION_WRITE'] }, params: byId } as const
const unknown = ['resource.unknown', ...adminProblems] as const
const checked = ['night-desk.caller-unchecked', ...unknown] as const
/** The version of the reservation that was seen. */
const version = { version: id }
const commandId = v.pipe(v.string('field.required'), v.uuid('field.format'))
const commandProblems = [
  'night-desk.command-sent',
  'reservation.not-active',
  'reservation.outside-window',
  'reservation.car-taken',
  'car-access.not-possible',
  ...checked,
] as const

export const nightCalls = {
  'night-desk.find': endpoint({
    ...read,
    summary: 'Who calls: by phone, plate, number of a reservation or a car, or name. What is under way comes first',
    method: 'GET',
    path: root,
    query: v.object({ ...org, q: v.pipe(text(100), v.minLength(2, 'field.required')) }),
    response: list(hit),
    problems: adminProblems,
  }),
  'night-desk.case': endpoint({
    ...read,
    summary: 'All that a night watch needs to know of a reservation, without asking its car',
    method: 'GET',
    path,
    params: byId,
    response: nightCase,
    problems: unknown,
  }),
  'night-desk.car-state': endpoint({
    ...read,
    summary: 'How the car of a reservation is; null where it does not answer. Never where it is',
    method: 'GET',
    path: `${path}/car-state`,
    params: byId,
    response: v.object({ state: v.nullable(nightState), at: instantText }),
    problems: unknown,
  }),
  'night-desk.help': endpoint({
    ...read,
    summary: 'The help pages for the car of a reservation, its own solutions with them',
    method: 'GET',
    path: `${path}/help`,
    params: byId,
    response: list(situation),
    problems: unknown,
  }),
  'night-desk.cars': endpoint({
    ...read,
    summary: 'Cars that are free for what is left of the reservation, the nearest first',
    method: 'GET',
    path: `${path}/cars`,
    params: byId,
    response: list(freeCar),
    problems: unknown,
  }),
  'night-desk.check-caller': endpoint({
    ...write,
    summary: 'Say who calls about a reservation and what they answered rightly; opens the commands for a while',
    method: 'POST',
    path: `${path}/caller-check`,
    idempotent: true,
    body: v.object({
      personId: id,
      answers: v.pipe(
        v.array(v.picklist(callerQuestions, 'field.unknown'), 'field.required'),
        v.maxLength(callerQuestions.length, 'field.too-long'),
        v.check((answers) => new Set(answers).size >= CALLER_CHECK_ANSWERS, 'field.required'),
      ),
    }),
    response: v.object({ until: instantText }),
    problems: unknown,
  }),
  'night-desk.open': endpoint({
    ...write,
    summary: 'Open the car for a caller who was checked. A command is sent to a car once, however often it comes here',
    method: 'POST',
    path: `${path}/open`,
    body: v.object({ commandId }),
    response: commandResult,
    problems: commandProblems,
  }),
  'night-desk.lock': endpoint({
    ...write,
    summary: 'Lock the car for a caller who was checked',
    method: 'POST',
    path: `${path}/lock`,
    body: v.object({ commandId }),
    response: commandResult,
    problems: commandProblems,
  }),
  'night-desk.command': endpoint({
    ...read,
    summary: 'How far a command came: nothing, received here, or what the car answered',
    method: 'GET',
    path: `${path}/commands/{commandId}`,
    params: v.object({ id: idText, commandId }),
    response: v.object({ isReceived: v.boolean(), result: v.nullable(v.string()) }),
    problems: unknown,
  }),
  'night-desk.extend': endpoint({
    ...write,
    summary: 'Make the reservation 30 minutes longer for a caller who was checked',
    method: 'POST',
    path: `${path}/extend`,
    idempotent: true,
    body: v.object(version),
    response: v.object({ end: instantText }),
    problems: ['record.stale', 'reservation.car-taken', 'reservation.not-active', ...checked],
  }),
  'night-desk.end': endpoint({
    ...write,
    summary: 'End the trip for a caller who was checked',
    method: 'POST',
    path: `${path}/end`,
    idempotent: true,
    body: v.object({ carWasDamaged: flag, ...version }),
    response: v.object({ ended: instantText }),
    problems: ['record.stale', 'reservation.not-active', 'reservation.not-started', ...checked],
  }),
  'night-desk.swap': endpoint({
    ...write,
    summary: 'Give a trip that has not begun another car, for a caller who was checked',
    method: 'POST',
    path: `${path}/swap`,
    idempotent: true,
    body: v.object({ carId: id, ...version }),
    response: v.object({ carId: v.number(), licensePlate: v.string() }),
    problems: [
      'record.stale',
      'reservation.car-taken',
      'reservation.not-active',
      'reservation.already-started',
      ...checked,
    ],
  }),
  'night-desk.message': endpoint({
    ...write,
    summary: 'Write to the member about the reservation',
    method: 'POST',
    path: `${path}/messages`,
    access: { anyOf: ['MESSAGE_WRITE'] },
    idempotent: true,
    body: v.object({ text: v.pipe(text(2000), v.minLength(1, 'field.required')) }),
    response: event,
    problems: unknown,
  }),
} as const
