import { callerQuestions, reservationStates } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import * as v from 'valibot'
import { lawPolicy } from '../entities/policy.ts'
import { instantText } from '../primitives.ts'

/** One row of what the box finds. Without a reservation it is a member who has none. */
export const hit = v.object({
  reservationId: v.nullable(v.number()),
  reservationNumber: v.nullable(v.number()),
  state: v.nullable(v.string()),
  isOut: v.boolean(),
  start: v.nullable(instantText),
  end: v.nullable(instantText),
  licensePlate: v.nullable(v.string()),
  personId: v.nullable(v.number()),
  person: v.nullable(v.string()),
  phone: v.nullable(v.string()),
})
export type NightHit = v.InferOutput<typeof hit>

/** What happened to a reservation. `result`: what a car answered. */
export const event = v.object({
  at: instantText,
  person: v.nullable(v.string()),
  action: v.string(),
  result: v.nullable(v.string()),
})
export type NightEvent = v.InferOutput<typeof event>

export const nightState = v.object({
  isLocked: v.nullable(v.boolean()),
  areDoorsClosed: v.nullable(v.boolean()),
  chargePercent: v.nullable(v.number()),
  isCharging: v.nullable(v.boolean()),
  fuelPercent: v.nullable(v.number()),
  rangeKilometers: v.nullable(v.number()),
})
export type NightState = v.InferOutput<typeof nightState>

export const situation = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
  phone: v.nullable(v.string()),
  /** For just this car or its model; before the text. */
  specific: v.nullable(v.object({ name: v.string(), text: v.string(), phone: v.nullable(v.string()) })),
})
export type NightSituation = v.InferOutput<typeof situation>

export const freeCar = v.object({
  id: v.number(),
  carNumber: v.number(),
  licensePlate: v.string(),
  model: v.string(),
  location: v.string(),
  metres: v.number(),
})
export type NightCar = v.InferOutput<typeof freeCar>

/** `version`: of the reservation then, which begins with the first opening. */
export const commandResult = v.object({ result: v.string(), version: v.number() })

/** Why something can't be done now; null where it can. */
const obstacle = v.nullable(v.picklist(Object.keys(problemText) as (keyof typeof problemText)[]))

const caller = v.object({
  id: v.number(),
  name: v.string(),
  phone: v.nullable(v.string()),
  isBooker: v.boolean(),
  /** What the person can be asked, and what is right. */
  questions: v.array(v.object({ key: v.picklist(callerQuestions), answer: v.string() })),
})
export type NightCaller = v.InferOutput<typeof caller>

export const nightCase = v.object({
  reservation: v.object({
    id: v.number(),
    version: v.number(),
    reservationNumber: v.number(),
    state: v.picklist(reservationStates),
    start: instantText,
    end: instantText,
    started: v.nullable(instantText),
    ended: v.nullable(instantText),
    userNote: v.nullable(v.string()),
    membership: v.string(),
    ...lawPolicy.entries,
  }),
  car: v.object({
    id: v.number(),
    carNumber: v.string(),
    licensePlate: v.string(),
    model: v.string(),
    location: v.string(),
    parkingDescription: v.nullable(v.string()),
  }),
  callers: v.array(caller),
  check: v.nullable(v.object({ personId: v.number(), until: instantText })),
  cannot: v.object({ open: obstacle, lock: obstacle, extend: obstacle, end: obstacle, swap: obstacle }),
  /** Null where it is not for the one who asks to read. */
  messages: v.nullable(
    v.object({
      unread: v.number(),
      latest: v.array(v.object({ at: instantText, isFromStaff: v.boolean(), text: v.string() })),
    }),
  ),
  damages: v.nullable(
    v.array(v.object({ id: v.number(), at: instantText, description: v.string(), state: v.string() })),
  ),
  /** The last five, the newest first. */
  events: v.array(event),
  /** What the one who asks did with it during the last shift, the oldest first. */
  mine: v.array(event),
})
export type NightCase = v.InferOutput<typeof nightCase>
