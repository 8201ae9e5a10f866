import { waitStates } from '@delebil/validation/wait-list'
import * as v from 'valibot'
import { flag, id, instantText } from '../primitives.ts'

const carOfEntry = v.object({
  id,
  model: v.string(),
  bodyType: v.string(),
  color: v.string(),
  licensePlate: v.string(),
  locationName: v.string(),
})

/** Something that a person waits for: one car, or any car near a place. */
export const waitlistEntry = v.object({
  id,
  membershipId: id,
  state: v.picklist(waitStates),
  start: instantText,
  end: instantText,
  superDamageWaiver: flag,
  created: instantText,
  /** The one car that is waited for; null where any car near the place will do. */
  car: v.nullable(carOfEntry),
  near: v.nullable(v.object({ name: v.string(), maxMetres: v.number() })),
  /** The car that is held now, and until when nobody else can book it. */
  hold: v.nullable(v.object({ car: carOfEntry, until: instantText })),
})
export type WaitlistEntry = v.InferOutput<typeof waitlistEntry>
