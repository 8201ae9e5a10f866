import { damagePlaces, MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX } from '@delebil/validation'
import * as v from 'valibot'
import { id, text } from '../primitives.ts'

/** Ids of pictures that the caller has uploaded to the same reservation and not yet used. */
export const pictureIds = v.pipe(v.array(id, 'field.required'), v.maxLength(MESSAGE_PICTURES_MAX, 'field.too-long'))

/** What is told of a damage, by itself or when the trip ends. */
export const damageFields = v.object({
  description: v.pipe(text(MESSAGE_MAX_LENGTH), v.minLength(1, 'field.required')),
  place: v.optional(v.nullable(v.picklist(damagePlaces, 'field.unknown')), null),
  pictureIds: v.optional(pictureIds, []),
})
