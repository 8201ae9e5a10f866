import { damageKinds, MESSAGE_MAX_LENGTH } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { damage, message, picture } from '../entities/message.ts'
import { idText, list, text } from '../primitives.ts'
import { damageFields, pictureIds } from './damage-fields.ts'
import { pictureAnswer, pictureSize, pictureUpload } from './picture-fields.ts'

const mine = { tag: 'Meldinger og skader', access: 'session', partner: true } as const
const one = { ...mine, params: v.object({ id: idText }) } as const
const path = '/api/reservations/{id}'
const pictureProblems = [
  'resource.unknown',
  'reservation.not-active',
  'picture.unreadable',
  'picture.too-large',
  'picture.too-many',
] as const

const again = 'The same picture sent again by the same person answers what the first time made.'

export const listMessages = endpoint(`GET ${path}/messages`, {
  ...one,
  summary: 'The messages of a reservation, the oldest first',
  response: list(message),
  problems: ['resource.unknown'],
})

export const addMessage = endpoint(`POST ${path}/messages`, {
  ...one,
  summary: 'Write a message about a reservation, with pictures that were uploaded before',
  idempotent: true,
  body: v.pipe(
    v.object({ text: v.optional(text(MESSAGE_MAX_LENGTH), ''), pictureIds: v.optional(pictureIds, []) }),
    v.forward(
      v.check((sent) => sent.text !== '' || sent.pictureIds.length > 0, 'field.required'),
      ['text'],
    ),
  ),
  response: changed(message),
  status: 201,
  problems: ['resource.unknown', 'reservation.not-active'],
})

export const addMessagePicture = endpoint(`POST ${path}/messages/add-picture`, {
  ...one,
  summary: 'Send a picture as a message of its own',
  description: again,
  ...pictureUpload,
  response: changed(message),
  status: 201,
  problems: pictureProblems,
})

export const uploadPicture = endpoint(`POST ${path}/pictures`, {
  ...one,
  summary: 'Send a picture ahead of the message or damage that will name it; unnamed it is forgotten after a day',
  description: again,
  ...pictureUpload,
  response: changed(picture),
  status: 201,
  problems: pictureProblems,
})

export const getPicture = endpoint(`GET ${path}/pictures/{pictureId}`, {
  ...mine,
  summary: 'A picture of a reservation',
  params: v.object({ id: idText, pictureId: idText }),
  ...pictureAnswer,
  query: v.object({ size: pictureSize }),
  problems: ['resource.unknown'],
})

export const reportDamage = endpoint(`POST ${path}/damages`, {
  ...one,
  summary: 'Report a damage or something else that is wrong with the car',
  idempotent: true,
  body: v.pipe(
    v.object({ kind: v.picklist(damageKinds, 'field.unknown'), ...damageFields.entries }),
    v.forward(
      v.check((sent) => sent.kind !== 'DAMAGE' || sent.place !== null, 'field.required'),
      ['place'],
    ),
  ),
  response: changed(damage),
  status: 201,
  problems: ['resource.unknown', 'reservation.not-active', 'reservation.not-started'],
})
