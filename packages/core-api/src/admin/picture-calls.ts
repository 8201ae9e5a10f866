import { PICTURE_MAX_BYTES } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { pictureUpload } from '../endpoints/messages.ts'
import { picture } from '../entities/message.ts'
import { idText, list, text } from '../primitives.ts'
import { byId, org, seenVersion, why } from './endpoints.ts'
import { recordSchema } from './resource.ts'
import { carImages } from './resources/car-images.ts'

const orgOnly = v.object(org)
const upload = { maxBytes: PICTURE_MAX_BYTES, tooLarge: 'picture.too-large' } as const
const unknown = ['resource.unknown'] as const
const unreadable = ['picture.unreadable', 'picture.too-large', 'picture.too-many'] as const
const size = v.optional(v.picklist(['large', 'small'], 'field.unknown'), 'large')
/** What is seen on a picture, in words. */
const alt = v.optional(v.pipe(text(300), v.minLength(1, 'field.required')))
const damagePicture = v.object({ ...picture.entries, alt: v.nullable(v.string()) })
const damages = {
  tag: 'Admin: skader',
  params: byId,
  query: orgOnly,
  access: { anyOf: ['FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'] },
} as const
const seen = { anyOf: ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'] } as const
const carImage = { tag: 'Admin: bil-bilder', access: { anyOf: ['FLEET_MANAGEMENT_WRITE'] } } as const
const image = changed(recordSchema(carImages))

export const pictureCalls = {
  'damages.pictures': endpoint('GET /api/admin/damages/{id}/pictures', {
    ...damages,
    access: seen,
    summary: 'The pictures of a damage, the oldest first',
    response: list(damagePicture),
    problems: unknown,
  }),
  'damages.add-picture': endpoint('POST /api/admin/damages/{id}/add-picture', {
    ...damages,
    summary: 'Add a picture to a damage',
    query: v.object({ ...org, alt }),
    body: pictureUpload,
    bodyType: 'file',
    upload,
    response: changed(damagePicture),
    status: 201,
    problems: [...unreadable, ...unknown],
  }),
  'damages.picture': endpoint('GET /api/admin/damages/{id}/picture/{pictureId}', {
    ...damages,
    access: seen,
    summary: 'A picture of a damage',
    params: v.object({ id: idText, pictureId: idText }),
    query: v.object({ ...org, size }),
    response: v.instance(Blob),
    media: 'image/jpeg',
    problems: unknown,
  }),
  'damages.removePicture': endpoint('DELETE /api/admin/damages/{id}/picture/{pictureId}', {
    ...damages,
    summary: 'Take a picture from a damage, for good',
    params: v.object({ id: idText, pictureId: idText }),
    query: v.object({ ...org, why }),
    idempotent: true,
    problems: unknown,
  }),
  'reservations.picture': endpoint('GET /api/admin/reservations/{id}/pictures/{pictureId}', {
    tag: 'Admin: reservasjoner',
    access: { anyOf: ['MESSAGE_READ'] },
    summary: 'A picture that was sent with a message about a reservation',
    params: v.object({ id: idText, pictureId: idText }),
    query: v.object({ ...org, size }),
    response: v.instance(Blob),
    media: 'image/jpeg',
    problems: unknown,
  }),
  'car-image.add': endpoint('POST /api/admin/car-image', {
    ...carImage,
    summary: 'Add a picture of a car model',
    query: v.object({ ...org, name: v.pipe(text(120), v.minLength(1, 'field.required')) }),
    body: pictureUpload,
    bodyType: 'file',
    upload,
    response: image,
    status: 201,
    problems: [...unreadable],
  }),
  'car-image.replace': endpoint('PUT /api/admin/car-image/{id}/picture', {
    ...carImage,
    summary: 'Put another picture in the place of one',
    params: byId,
    query: v.object({ ...org, version: seenVersion, why }),
    body: pictureUpload,
    bodyType: 'file',
    upload,
    response: image,
    problems: ['record.stale', ...unreadable, ...unknown],
  }),
  'car-image.picture': endpoint('GET /api/admin/car-image/{id}/picture', {
    ...carImage,
    access: { anyOf: ['FLEET_MANAGEMENT_READ'] },
    summary: 'The picture itself',
    params: byId,
    query: v.object({ ...org, size }),
    response: v.instance(Blob),
    media: 'image/jpeg',
    problems: unknown,
  }),
} as const
