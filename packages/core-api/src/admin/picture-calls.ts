import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { pictureAnswer, pictureSize, pictureUpload } from '../endpoints/picture-fields.ts'
import { picture } from '../entities/message.ts'
import { ofOne } from '../of-one.ts'
import { idText, list, text } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { carImages } from './resources/car-images.ts'
import { org, seenVersion, staffCall, why } from './staff-call.ts'

const unreadable = ['picture.unreadable', 'picture.too-large', 'picture.too-many'] as const
/** What is seen on a picture, in words. */
const alt = v.optional(v.pipe(text(300), v.minLength(1, 'field.required')))
const damagePicture = v.object({ ...picture.entries, alt: v.nullable(v.string()) })
const ofDamages = 'Admin: skader'
const readDamage = { ...staffCall(ofDamages, 'FLEET_MANAGEMENT_READ', 'MESSAGE_READ'), ...ofOne } as const
const writeDamage = { ...staffCall(ofDamages, 'FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'), ...ofOne } as const
const ofImages = 'Admin: bil-bilder'
const writeImage = staffCall(ofImages, 'FLEET_MANAGEMENT_WRITE')
const byPicture = v.object({ id: idText, pictureId: idText })
const sizeAsked = v.object({ ...org, size: pictureSize })
const image = changed(recordSchema(carImages))

export const pictureCalls = {
  'damages.pictures': endpoint('GET /api/admin/damages/{id}/pictures', {
    ...readDamage,
    summary: 'The pictures of a damage, the oldest first',
    response: list(damagePicture),
  }),
  'damages.add-picture': endpoint('POST /api/admin/damages/{id}/add-picture', {
    ...writeDamage,
    summary: 'Add a picture to a damage',
    query: v.object({ ...org, alt }),
    ...pictureUpload,
    response: changed(damagePicture),
    status: 201,
    problems: [...unreadable, 'resource.unknown'],
  }),
  'damages.picture': endpoint('GET /api/admin/damages/{id}/picture/{pictureId}', {
    ...readDamage,
    summary: 'A picture of a damage',
    params: byPicture,
    ...pictureAnswer,
    query: sizeAsked,
  }),
  'damages.remove-picture': endpoint('DELETE /api/admin/damages/{id}/picture/{pictureId}', {
    ...writeDamage,
    summary: 'Take a picture from a damage, for good',
    params: byPicture,
    query: v.object({ ...org, why }),
    idempotent: true,
  }),
  'reservations.picture': endpoint('GET /api/admin/reservations/{id}/pictures/{pictureId}', {
    ...staffCall('Admin: reservasjoner', 'MESSAGE_READ'),
    ...ofOne,
    summary: 'A picture that was sent with a message about a reservation',
    params: byPicture,
    ...pictureAnswer,
    query: sizeAsked,
  }),
  'car-image.add': endpoint('POST /api/admin/car-image', {
    ...writeImage,
    summary: 'Add a picture of a car model',
    query: v.object({ ...org, name: v.pipe(text(120), v.minLength(1, 'field.required')) }),
    ...pictureUpload,
    response: image,
    status: 201,
    problems: unreadable,
  }),
  'car-image.replace': endpoint('PUT /api/admin/car-image/{id}/picture', {
    ...writeImage,
    ...ofOne,
    summary: 'Put another picture in the place of one',
    query: v.object({ ...org, version: seenVersion, why }),
    ...pictureUpload,
    response: image,
    problems: ['record.stale', ...unreadable, 'resource.unknown'],
  }),
  'car-image.picture': endpoint('GET /api/admin/car-image/{id}/picture', {
    ...staffCall(ofImages, 'FLEET_MANAGEMENT_READ'),
    ...ofOne,
    summary: 'The picture itself',
    ...pictureAnswer,
    query: sizeAsked,
  }),
} as const
