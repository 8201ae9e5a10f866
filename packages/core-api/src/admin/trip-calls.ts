import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../entities/message.ts'
import { keptTerms } from '../entities/policy.ts'
import { price } from '../entities/price.ts'
import { ofOne } from '../of-one.ts'
import { id, instantText, list, odometer, ore, text, wholeText } from '../primitives.ts'
import { metadata } from './metadata.ts'
import { recordSchema } from './resource.ts'
import { reservations } from './resources/reservations.ts'
import { madeFromVersion, org, staffCall } from './staff-call.ts'

const tag = 'Admin: reservasjoner'
const read = { ...staffCall(tag, 'RESERVATION_READ'), ...ofOne } as const
const changing = ['record.stale', ...ofOne.problems] as const
const write = { ...staffCall(tag, 'RESERVATION_WRITE'), ...ofOne, idempotent: true, problems: changing } as const
/** The version that was seen (left out, the record as it is now is meant), and why. */
const seen = { version: v.optional(id), why: v.optional(text(500)) } as const
const path = '/api/admin/reservations/{id}'
const record = changed(recordSchema(reservations))
const named = v.object({ id: v.number(), name: v.string() })

/** How far a trip went, null where nobody knows, and what it costs. */
const tripPrice = v.object({ kilometers: v.nullable(v.number()), totalOre: ore })

/** What holds the car before or after a reservation: another one, or a block. */
const neighbour = v.object({
  reservationId: v.number(),
  reservationNumber: v.number(),
  isBlock: v.boolean(),
  person: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  start: instantText,
  end: instantText,
})

const MOST_MINUTES = 7 * 24 * 60
/** The lengths that staff choose among. */
export const extensionMinutes = [30, 60, 120, 240, 1440] as const

export const tripCalls = {
  'reservations.extend': endpoint(`POST ${path}/extend`, {
    ...write,
    summary: 'Make a reservation longer by whole half hours, if the car is free',
    body: v.object({
      extendByMinutes: v.pipe(
        v.number('field.digits'),
        v.minValue(30, 'field.unknown'),
        v.maxValue(MOST_MINUTES, 'field.unknown'),
        v.multipleOf(30, 'field.unknown'),
      ),
      ...seen,
    }),
    response: record,
    problems: ['reservation.car-taken', 'reservation.not-active', 'period.too-long', ...changing],
  }),
  'reservations.cancel': endpoint(`POST ${path}/cancel`, {
    ...write,
    summary: 'Cancel a reservation whose trip has not begun, with or without the fee',
    body: v.object({ withoutFee: v.optional(v.boolean('field.required'), false), ...seen }),
    response: record,
    problems: ['reservation.not-active', 'reservation.already-started', ...changing],
  }),
  'reservations.cancellation': endpoint(`GET ${path}/cancellation`, {
    ...read,
    summary: 'What cancelling a reservation costs at this moment (øre), and the terms that it was booked under',
    response: v.object({ feeOre: v.number(), ...keptTerms.entries }),
    problems: ['reservation.not-active', 'reservation.already-started', 'resource.unknown'],
  }),
  'reservations.void': endpoint(`POST ${path}/void`, {
    ...write,
    summary: 'Annul a reservation: as if it had never been, nothing is to be paid',
    body: v.object(seen),
    response: record,
    problems: ['reservation.not-active', 'reservation.not-ended', 'reservation.already-billed', ...changing],
  }),
  'reservations.correct-kilometers': endpoint(`POST ${path}/correct-kilometers`, {
    ...write,
    summary:
      'Correct what the odometer showed, or how far an ended trip went, and its price with it; or tell what would come of it',
    description:
      '`kilometers` is for where the readings are not known, and is sent without them. Refused once the trip is billed.',
    body: v.object({
      start: v.optional(odometer),
      end: v.optional(odometer),
      kilometers: v.optional(odometer),
      rehearse: v.optional(v.boolean('field.required'), false),
      version: id,
      why: v.pipe(text(500), v.nonEmpty('field.required')),
    }),
    response: changed(v.object({ before: tripPrice, after: tripPrice, version: v.number() })),
    problems: [
      'reservation.not-active',
      'reservation.not-ended',
      'reservation.already-billed',
      'odometer.too-low',
      'odometer.too-high',
      ...changing,
    ],
  }),
  'reservations.reset-review': endpoint(`POST ${path}/reset-review`, {
    ...write,
    summary: 'The reservation has been looked at',
    body: v.object(seen),
    response: record,
    problems: ['reservation.kilometers-missing', ...changing],
  }),
  'cars.trips': endpoint('GET /api/admin/cars/{id}/trips', {
    ...read,
    summary: 'Who has a car now, late or not, and what is promised of it from now on, the next first',
    query: v.object({ ...org, size: v.optional(wholeText(1, 50), 10) }),
    response: list(
      v.object({
        ...neighbour.entries,
        personId: v.nullable(v.number()),
        /** The car has been handed out and is not back. */
        isOut: v.boolean(),
        /** What was promised, without what kilometres add. */
        priceOre: v.nullable(ore),
      }),
    ),
    problems: ['resource.unknown'],
  }),
  'reservations.summary': endpoint(`GET ${path}/summary`, {
    ...read,
    summary: 'What staff open a reservation for and its fields do not say, in one answer',
    response: v.object({
      email: v.nullable(v.string()),
      /** How the membership stands. */
      membershipState: v.nullable(v.string()),
      /** What it costs: the fee if cancelled, the bill if ended, else what was promised; null where it has no price. */
      price: v.nullable(
        v.object({ ...price.entries, stage: v.picklist(['booking', 'end', 'cancel']), tariff: v.string() }),
      ),
      /** The latest end that it can be extended to, null where it can't. */
      latestEnd: v.nullable(instantText),
      /** The shortest of the usual extensions that leaves some time, and what it adds; null where none does or it can't be. */
      extension: v.nullable(v.object({ minutes: v.picklist(extensionMinutes), end: instantText, addedOre: ore })),
      before: v.nullable(neighbour),
      after: v.nullable(neighbour),
      /** Why somebody has to look at it, the gravest first. */
      review: v.array(
        v.object({
          reason: v.picklist(['LATE', 'DAMAGE', 'KILOMETERS', 'ASKED']),
          /** What was written by whoever asked for it. */
          why: v.nullable(v.string()),
          person: v.nullable(v.string()),
          at: v.nullable(instantText),
        }),
      ),
    }),
  }),
  'reservations.drivers': endpoint(`GET ${path}/drivers`, {
    ...read,
    summary: 'Who may drive, and whether their licence is known to be valid',
    response: list(v.object({ ...named.entries, driversLicenseValid: v.boolean() })),
  }),
  'reservations.set-drivers': endpoint(`PUT ${path}/drivers`, {
    ...write,
    summary: 'Set who may drive; the list sent is the whole list',
    query: v.object({ ...org, version: madeFromVersion, why: v.optional(text(500)) }),
    body: v.pipe(v.array(v.object({ id })), v.maxLength(50, 'field.too-long')),
    /** `recordVersion`: that of the reservation as it is now. */
    response: changed(v.object({ drivers: v.array(named), recordVersion: v.number() })),
    problems: [
      'reservation.driver-required',
      'reservation.driver-not-member',
      'reservation.driver-driving',
      'reservation.not-active',
      ...changing,
    ],
  }),
  'reservations.changelog': endpoint(`GET ${path}/changelog`, {
    ...read,
    summary: 'All that members and staff did to a reservation, the oldest first',
    response: list(
      v.object({
        action: v.string(),
        at: instantText,
        person: v.nullable(v.object({ id: v.number(), name: v.nullable(v.string()) })),
        changes: v.record(v.string(), v.object({ from: v.unknown(), to: v.unknown() })),
      }),
    ),
  }),
  'reservations.trips': endpoint(`GET ${path}/trips`, {
    ...read,
    summary: 'Which cars were driven when: one stretch for each car that the reservation had',
    response: list(
      v.object({
        carId: v.number(),
        licensePlate: v.string(),
        start: instantText,
        end: instantText,
        started: v.nullable(instantText),
        ended: v.nullable(instantText),
        kilometers: v.nullable(v.number()),
      }),
    ),
  }),
  'reservations.invoice': endpoint(`GET ${path}/invoice`, {
    ...read,
    access: { anyOf: ['RESERVATION_READ', 'BILLING_READ'] },
    summary: 'The lines of invoices that are about a reservation',
    response: list(
      v.object({
        invoiceId: v.number(),
        invoiceNumber: v.number(),
        description: v.string(),
        quantity: v.number(),
        unit: v.string(),
        grossOre: v.number(),
        vatOre: v.number(),
        isPaid: v.boolean(),
      }),
    ),
  }),
  'reservations.conflicts': endpoint(`GET ${path}/conflicts`, {
    ...read,
    summary: 'What stands in the way of a reservation, or is affected by it: its car is not back, or is out of use',
    response: list(
      v.object({
        reason: v.picklist(['CAR_NOT_BACK', 'KEEPS_NEXT_WAITING', 'CAR_NOT_IN_USE']),
        reservationId: v.nullable(v.number()),
        reservationNumber: v.nullable(v.number()),
        person: v.nullable(v.string()),
        phone: v.nullable(v.string()),
        start: v.nullable(instantText),
        end: v.nullable(instantText),
      }),
    ),
  }),
  'reservations.messages': endpoint(`GET ${path}/messages`, {
    ...read,
    access: { anyOf: ['MESSAGE_READ'] },
    summary: 'What was said about a reservation, the oldest first',
    response: list(message),
  }),
  'reservations.messages-metadata': endpoint('GET /api/admin/reservations/messages/metadata', {
    ...staffCall(tag, 'MESSAGE_READ'),
    summary: 'What messages are made of',
    response: metadata,
  }),
} as const
