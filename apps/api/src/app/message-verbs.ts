import { addMessage } from '../features/messages/add-message.ts'
import { addMessagePicture } from '../features/messages/add-message-picture.ts'
import { getPicture } from '../features/messages/get-picture.ts'
import { listMessages } from '../features/messages/list-messages.ts'
import { reportDamage } from '../features/messages/report-damage.ts'
import { uploadPicture } from '../features/messages/upload-picture.ts'
import { getEndBlockers } from '../features/reservations/member/get-end-blockers.ts'
import type { Verbs } from '../platform/verb.ts'

/** What is said and shown about a reservation and its car. */
export const messageVerbs = {
  listMessages,
  addMessage,
  addMessagePicture,
  uploadPicture,
  getPicture,
  reportDamage,
  getEndBlockers,
} as const satisfies Partial<Verbs>
