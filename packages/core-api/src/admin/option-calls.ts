import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flagText, idText, instant, instantText, list, ore, text, wholeText } from '../primitives.ts'
import { anyStaff } from './resource.ts'
import { org, staffCall } from './staff-call.ts'

const asked = { ...org, q: v.optional(text(200)), size: v.optional(wholeText(1, 50), 20) } as const

/** What a picker offers, with what tells one from another: each in one answer. */
export const optionCalls = {
  'persons.options': endpoint('GET /api/admin/persons/options', {
    ...staffCall('Admin: personer', ...anyStaff),
    summary: 'People of the organisation, with what tells those of one name apart',
    query: v.object(asked),
    response: list(
      v.object({
        id: v.number(),
        name: v.string(),
        email: v.string(),
        phone: v.nullable(v.string()),
        memberships: v.array(v.object({ id: v.number(), name: v.string(), state: v.string() })),
        /** Of the latest trip that has begun; null where there is none, and to who may not see trips. */
        lastTrip: v.nullable(v.object({ start: instantText, end: instantText })),
      }),
    ),
  }),
  'cars.options': endpoint('GET /api/admin/cars/options', {
    ...staffCall('Admin: biler', 'RESERVATION_READ', 'RESERVATION_WRITE'),
    summary: 'Cars in use that a reservation can be of, free or taken in its period, and at what price',
    description:
      'The nearest to `nearCarId` first where it is given, else by number. `reservationId` is in its own way nowhere.',
    query: v.object({
      ...asked,
      start: v.optional(instant),
      end: v.optional(instant),
      superDamageWaiver: v.optional(flagText, 'true'),
      nearCarId: v.optional(idText),
      reservationId: v.optional(idText),
    }),
    response: list(
      v.object({
        id: v.number(),
        carNumber: v.string(),
        licensePlate: v.string(),
        model: v.string(),
        location: v.string(),
        /** From the car that was asked near. */
        metres: v.nullable(v.number()),
        /** Without kilometres; null without a period. */
        priceOre: v.nullable(ore),
        /** When it is taken in the period. */
        taken: v.array(v.object({ start: instantText, end: instantText })),
      }),
    ),
    problems: ['resource.unknown'],
  }),
} as const
