import { CALLER_CHECK_ANSWERS, callerQuestions } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flag, id, idText, instantText, list, text } from '../primitives.ts'
import { byId, org } from './endpoints.ts'
import { commandResult, event, freeCar, hit, nightCase, nightState, situation } from './night-entities.ts'

const tag = 'Admin: vaktbord'
const root = '/api/admin/night-desk'
const path = `${root}/{id}`
const read = { tag, query: v.object(org), access: { anyOf: ['RESERVATION_READ'] } } as const
const write = { tag, query: v.object(org), access: { anyOf: ['RESERVATION_WRITE'] }, params: byId } as const
const unknown = ['resource.unknown'] as const
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
  'night-desk.find': endpoint(`GET ${root}`, {
    ...read,
    summary: 'Who calls: by phone, plate, number of a reservation or a car, or name. What is under way comes first',
    query: v.object({ ...org, q: v.pipe(text(100), v.minLength(2, 'field.required')) }),
    response: list(hit),
  }),
  'night-desk.case': endpoint(`GET ${path}`, {
    ...read,
    summary: 'All that a night watch needs to know of a reservation, without asking its car',
    params: byId,
    response: nightCase,
    problems: unknown,
  }),
  'night-desk.car-state': endpoint(`GET ${path}/car-state`, {
    ...read,
    summary: 'How the car of a reservation is; null where it does not answer. Never where it is',
    params: byId,
    response: v.object({ state: v.nullable(nightState), at: instantText }),
    problems: unknown,
  }),
  'night-desk.help': endpoint(`GET ${path}/help`, {
    ...read,
    summary: 'The help pages for the car of a reservation, its own solutions with them',
    params: byId,
    response: list(situation),
    problems: unknown,
  }),
  'night-desk.cars': endpoint(`GET ${path}/cars`, {
    ...read,
    summary: 'Cars that are free for what is left of the reservation, the nearest first',
    params: byId,
    response: list(freeCar),
    problems: unknown,
  }),
  'night-desk.check-caller': endpoint(`POST ${path}/caller-check`, {
    ...write,
    summary: 'Say who calls about a reservation and what they answered rightly; opens the commands for a while',
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
  'night-desk.open': endpoint(`POST ${path}/open`, {
    ...write,
    summary: 'Open the car for a caller who was checked. A command is sent to a car once, however often it comes here',
    body: v.object({ commandId }),
    response: commandResult,
    problems: commandProblems,
  }),
  'night-desk.lock': endpoint(`POST ${path}/lock`, {
    ...write,
    summary: 'Lock the car for a caller who was checked',
    body: v.object({ commandId }),
    response: commandResult,
    problems: commandProblems,
  }),
  'night-desk.command': endpoint(`GET ${path}/commands/{commandId}`, {
    ...read,
    summary: 'How far a command came: nothing, received here, or what the car answered',
    params: v.object({ id: idText, commandId }),
    response: v.object({ isReceived: v.boolean(), result: v.nullable(v.string()) }),
    problems: unknown,
  }),
  'night-desk.extend': endpoint(`POST ${path}/extend`, {
    ...write,
    summary: 'Make the reservation 30 minutes longer for a caller who was checked',
    idempotent: true,
    body: v.object(version),
    response: v.object({ end: instantText }),
    problems: ['record.stale', 'reservation.car-taken', 'reservation.not-active', ...checked],
  }),
  'night-desk.end': endpoint(`POST ${path}/end`, {
    ...write,
    summary: 'End the trip for a caller who was checked',
    idempotent: true,
    body: v.object({ carWasDamaged: flag, ...version }),
    response: v.object({ ended: instantText }),
    problems: ['record.stale', 'reservation.not-active', 'reservation.not-started', ...checked],
  }),
  'night-desk.swap': endpoint(`POST ${path}/swap`, {
    ...write,
    summary: 'Give a trip that has not begun another car, for a caller who was checked',
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
  'night-desk.message': endpoint(`POST ${path}/messages`, {
    ...write,
    summary: 'Write to the member about the reservation',
    access: { anyOf: ['MESSAGE_WRITE'] },
    idempotent: true,
    body: v.object({ text: v.pipe(text(2000), v.minLength(1, 'field.required')) }),
    response: event,
    problems: unknown,
  }),
} as const
