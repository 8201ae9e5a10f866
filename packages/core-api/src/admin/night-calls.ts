import { CALLER_CHECK_ANSWERS, callerQuestions, licenseProblems } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, idText, instantText, list, text } from '../primitives.ts'
import { commandResult, event, freeCar, hit, nightCase, nightState, situation } from './night-entities.ts'
import { org, staffCall } from './staff-call.ts'

const tag = 'Admin: vaktbord'
const root = '/api/admin/night-desk'
const path = `${root}/{id}`
const read = staffCall(tag, 'RESERVATION_READ')
const readOne = { ...read, ...ofOne } as const
const writeOne = { ...staffCall(tag, 'RESERVATION_WRITE'), ...ofOne } as const
const checked = ['night-desk.caller-unchecked', ...ofOne.problems] as const
/** The version of the reservation that was seen. */
const version = { version: id }
const commandId = v.pipe(v.string('field.required'), v.uuid('field.format'))
const commandProblems = [
  'night-desk.command-sent',
  'reservation.not-active',
  'reservation.outside-window',
  ...licenseProblems,
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
    ...readOne,
    summary: 'All that a night watch needs to know of a reservation, without asking its car',
    response: nightCase,
  }),
  'night-desk.car-state': endpoint(`GET ${path}/car-state`, {
    ...readOne,
    summary: 'How the car of a reservation is; null where it does not answer. Never where it is',
    response: v.object({ state: v.nullable(nightState), at: instantText }),
  }),
  'night-desk.help': endpoint(`GET ${path}/help`, {
    ...readOne,
    summary: 'The help pages for the car of a reservation, its own solutions with them',
    response: list(situation),
  }),
  'night-desk.cars': endpoint(`GET ${path}/cars`, {
    ...readOne,
    summary: 'Cars that are free for what is left of the reservation, the nearest first',
    response: list(freeCar),
  }),
  'night-desk.check-caller': endpoint(`POST ${path}/caller-check`, {
    ...writeOne,
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
  }),
  'night-desk.open': endpoint(`POST ${path}/open`, {
    ...writeOne,
    summary: 'Open the car for a caller who was checked. A command is sent to a car once, however often it comes here',
    body: v.object({ commandId }),
    response: commandResult,
    problems: commandProblems,
  }),
  'night-desk.lock': endpoint(`POST ${path}/lock`, {
    ...writeOne,
    summary: 'Lock the car for a caller who was checked',
    body: v.object({ commandId }),
    response: commandResult,
    problems: commandProblems,
  }),
  'night-desk.command': endpoint(`GET ${path}/commands/{commandId}`, {
    ...readOne,
    summary: 'How far a command came: nothing, received here, or what the car answered',
    params: v.object({ id: idText, commandId }),
    response: v.object({ isReceived: v.boolean(), result: v.nullable(v.string()) }),
  }),
  'night-desk.extend': endpoint(`POST ${path}/extend`, {
    ...writeOne,
    summary: 'Make the reservation 30 minutes longer for a caller who was checked',
    idempotent: true,
    body: v.object(version),
    response: v.object({ end: instantText }),
    problems: ['record.stale', 'reservation.car-taken', 'reservation.not-active', ...checked],
  }),
  'night-desk.end': endpoint(`POST ${path}/end`, {
    ...writeOne,
    summary: 'End the trip for a caller who was checked',
    idempotent: true,
    body: v.object({ carWasDamaged: flag, ...version }),
    response: v.object({ ended: instantText }),
    problems: ['record.stale', 'reservation.not-active', 'reservation.not-started', ...checked],
  }),
  'night-desk.swap': endpoint(`POST ${path}/swap`, {
    ...writeOne,
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
    ...writeOne,
    summary: 'Write to the member about the reservation',
    access: { anyOf: ['MESSAGE_WRITE'] },
    idempotent: true,
    body: v.object({ text: v.pipe(text(2000), v.minLength(1, 'field.required')) }),
    response: event,
  }),
} as const
