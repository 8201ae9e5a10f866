import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { instantText, odometer } from '../primitives.ts'
import { staffCall, why } from './staff-call.ts'

const tag = 'Admin: biler'
const path = '/api/admin/cars/{id}/first-use'
const write = { ...staffCall(tag, 'FLEET_MANAGEMENT_WRITE'), ...ofOne } as const

/** How a try of a car's lock ended: the first that went wrong, or that all went well. */
export const lockTrials = ['works', 'no-service', 'silent', 'not-opened', 'not-locked', 'door-open'] as const

const firstUse = v.object({
  /** The tag for tolls that is in the car now. */
  tag: v.nullable(v.string()),
  /** A fuel card is on the car, or lies in it; null where the car takes no fuel. */
  hasFuelCard: v.nullable(v.boolean()),
  /** When the car last took a list of key cards. */
  cardsTaken: v.nullable(instantText),
  /** The last reading of the odometer, in whole kilometres. */
  odometer: v.nullable(v.number()),
  /** When the lock was tried last, and how it went. */
  tried: v.nullable(v.object({ at: instantText, outcome: v.picklist(lockTrials) })),
  /** It is opened over the net at all. */
  hasTelematics: v.boolean(),
})
/** How far a car has come before members drive it. */
export type FirstUse = v.InferOutput<typeof firstUse>

export const firstUseCalls = {
  'cars.first-use': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'FLEET_MANAGEMENT_READ'),
    ...ofOne,
    summary: 'What is done and left before a car is driven by members',
    response: firstUse,
  }),
  'cars.try-lock': endpoint(`POST ${path}/try-lock`, {
    ...write,
    isPatient: true,
    summary: 'Open a car and lock it again, to see that it does',
    description:
      'Somebody stands at the car. Not while it is on a trip. How it went is kept in the history of the car.',
    body: v.object({ why }),
    response: changed(firstUse),
    problems: ['resource.unknown', 'car.on-trip', 'car-access.not-possible'],
  }),
  'cars.set-tag': endpoint(`POST ${path}/tag`, {
    ...write,
    idempotent: true,
    summary: 'Say which tag for tolls is in a car from now on; empty takes it out',
    body: v.object({
      tag: v.pipe(
        v.string('field.required'),
        v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
        v.regex(/^([0-9A-Z]{4,24})?$/, 'field.format'),
      ),
      why,
    }),
    response: changed(firstUse),
    problems: ['resource.unknown', 'car.tag-taken'],
  }),
  'cars.first-odometer': endpoint(`POST ${path}/odometer`, {
    ...write,
    idempotent: true,
    summary: 'Write down what the odometer shows now',
    body: v.object({
      kilometers: odometer,
      why,
    }),
    response: changed(firstUse),
    problems: ['resource.unknown', 'odometer.too-low', 'odometer.too-high'],
  }),
} as const
