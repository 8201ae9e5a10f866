import type { Damage, Message, Picture } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type * as stored from './stores/messages.ts'

/** A picture as it travels. */
export const toPicture = (picture: {
  id: number
  width: number
  height: number
  createdAt: Date | string
}): Picture => ({
  ...picture,
  createdAt: formatInstant(new Date(picture.createdAt)),
})

/** A message as the people of its reservation see it. */
export const toMessage = (message: stored.Message): Message => ({
  ...message,
  createdAt: formatInstant(message.createdAt),
  pictures: message.pictures.map(toPicture),
})

export const toDamage = (damage: stored.Damage): Damage => ({
  ...damage,
  createdAt: formatInstant(damage.createdAt),
  pictures: damage.pictures.map(toPicture),
})
