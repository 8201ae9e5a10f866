import { checkSmsSender, smsNumber, smsParts } from '@delebil/validation'
import * as v from 'valibot'

/** What the real gateway takes of one message, and no more. */
export const messageSchema = v.strictObject({
  to: v.pipe(v.string(), v.regex(/^\d{8,15}$/)),
  msg: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1071)),
  from: v.pipe(v.string(), v.maxLength(16)),
  ref: v.pipe(v.string(), v.maxLength(36)),
})
export type FakeMessage = v.InferOutput<typeof messageSchema>

export const requestSchema = v.strictObject({
  user: v.string(),
  passwd: v.string(),
  f: v.literal('json'),
  messages: v.pipe(v.array(messageSchema), v.nonEmpty(), v.maxLength(100)),
})

/** Why the gateway takes the message never; undefined where it takes it. */
export const refusalOf = ({ to, from, msg }: FakeMessage): string | undefined => {
  if (checkSmsSender(from) !== undefined) return 'Avsenderen er ikke tillatt'
  if (smsNumber(`+${to}`) === undefined) return 'Telefonnummeret er ikke et mobilnummer'
  if (smsParts(msg).parts > 7) return 'Meldingen er for lang'
  return undefined
}
