import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { recordSchema, why } from './resource.ts'
import { messages } from './resources/messages.ts'
import { staffCall } from './staff-call.ts'

/** How long an answer of the staff's can be taken back: it is sent when that is over. */
export const MESSAGE_UNDO_SECONDS = 10

export const messageCalls = {
  'messages.take-back': endpoint('POST /api/admin/messages/{id}/take-back', {
    ...staffCall('Admin: meldinger', 'MESSAGE_WRITE'),
    ...ofOne,
    summary: 'Take back an answer that is not sent yet: it is gone, and what it answered waits again',
    idempotent: true,
    body: v.object({ why }),
    response: changed(recordSchema(messages)),
    problems: ['message.already-sent', ...ofOne.problems],
  }),
} as const
