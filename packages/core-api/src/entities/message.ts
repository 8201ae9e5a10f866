import { damageKinds, damagePlaces, damageStates, messageKinds } from '@delebil/validation'
import * as v from 'valibot'
import { id, instantText } from '../primitives.ts'

/** A picture that is kept: upright, without position or camera; `width` and `height` in pixels. */
export const picture = v.object({ id, width: v.number(), height: v.number(), createdAt: instantText })
export type Picture = v.InferOutput<typeof picture>

export const message = v.object({
  id,
  kind: v.picklist(messageKinds),
  /** Empty where it is pictures only. */
  text: v.string(),
  /** Who wrote it; null where the account is gone. */
  author: v.nullable(v.object({ id, name: v.string() })),
  isFromStaff: v.boolean(),
  createdAt: instantText,
  pictures: v.array(picture),
})
export type Message = v.InferOutput<typeof message>

export const damage = v.object({
  id,
  kind: v.picklist(damageKinds),
  carId: id,
  reservationId: v.nullable(id),
  place: v.nullable(v.picklist(damagePlaces)),
  description: v.string(),
  state: v.picklist(damageStates),
  createdAt: instantText,
  pictures: v.array(picture),
})
export type Damage = v.InferOutput<typeof damage>
