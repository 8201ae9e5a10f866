import { messageTexts } from '../locale/message-texts.ts'

/** What a form is told whose pictures have not all arrived. */
export const unsent = {
  ok: false,
  refusal: { message: messageTexts.picture.unsent, fields: { pictureIds: messageTexts.picture.unsent } },
} as const
