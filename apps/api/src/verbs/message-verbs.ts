import type { Verbs } from '../verb.ts'
import { addMessage } from './messages/add-message.ts'
import { addMessagePicture } from './messages/add-message-picture.ts'
import { getPicture } from './messages/get-picture.ts'
import { listMessages } from './messages/list-messages.ts'
import { reportDamage } from './messages/report-damage.ts'
import { uploadPicture } from './messages/upload-picture.ts'
import { getEndBlockers } from './reservations/get-end-blockers.ts'

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
