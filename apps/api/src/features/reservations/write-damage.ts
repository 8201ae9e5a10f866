import type { DamageKind, DamagePlace } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Actor } from './acting.ts'
import { insertDamage } from './stores/messages.ts'
import { recordChange } from './stores/reservation-changes.ts'
import type { Reservation } from './stores/reservations.ts'
import { writeMessage } from './write-message.ts'

export type DamageReport = {
  readonly kind: DamageKind
  readonly place: DamagePlace | null
  readonly description: string
  readonly pictureIds: readonly number[]
}

/** Keeps what was told of the car, and puts it among the messages; answers the damage's id. */
export const writeDamage = async (
  tx: Queryable,
  { personId: reporterId }: Pick<Actor, 'personId'>,
  reservation: Reservation,
  report: DamageReport,
  at: Date,
): Promise<number> => {
  const { kind, place, description, pictureIds } = report
  let damageId = 0
  await writeMessage(tx, reservation, {
    authorId: reporterId,
    kind,
    text: description,
    at,
    pictureIds,
    damage: async (messageId) => {
      const { carId } = reservation
      damageId = await insertDamage(tx, reservation, { carId, reporterId, messageId, kind, place, description, at })
      return damageId
    },
  })
  const changes = { damage: { from: null, to: damageId } }
  await recordChange(tx, reservation, { action: 'damage-reported', personId: reporterId, at, changes })
  return damageId
}
