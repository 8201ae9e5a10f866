import type { Written } from '@delebil/core-api/admin'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import { mayAny } from '../../../admin-records/may-any.ts'
import { refuseAssignee, refusePostponement } from '../../../admin-records/refuse-follow-up.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { changeRecord, readRecord } from '../../../admin-records/write-record.ts'
import { hadCar } from '../../who-drove-store.ts'
import { damagesTable } from './damages-store.ts'

const takeCarOut = async (writing: Writing, carId: number, { acceptAffected }: Written<'damages'>): Promise<void> => {
  if (!mayAny(writing.call.office, ['FLEET_MANAGEMENT_WRITE'])) {
    throw refuseField('carOutOfUse', 'permission.missing')
  }
  const { active } = await readRecord(writing, 'cars', carId)
  if (active) await changeRecord(writing, 'cars', carId, { active: false, acceptAffected })
}

export const damagesResource: ServerResource<'damages'> = {
  ...damagesTable,
  rules: {
    template: () => ({ kind: 'DAMAGE', place: null, description: '', carOutOfUse: false }),
    columns: async ({ call }, sent, before) => {
      const { acceptAffected: _asked, carOutOfUse, ...rest } = sent
      refusePostponement('postponedUntil', rest.postponedUntil, call.now)
      await refuseAssignee(call, 'assigneeId', rest.assigneeId, 'damages')
      const { kind, place } = { ...before, ...rest }
      if (kind === 'DAMAGE' && !place) throw refuseField('place', 'field.required')
      const isRepaired = sent.state === 'REPAIRED' && before?.state !== 'REPAIRED'
      if (isRepaired && before?.state !== 'ACCEPTED') throw new Refusal('damage.not-accepted')
      const { reservationId } = rest
      if (typeof reservationId === 'number' && reservationId !== before?.reservationId) {
        const { organizationId } = call.office
        const carId = before?.carId ?? sent.carId ?? 0
        // Whoever had another car did not do it.
        if (!(await hadCar(call.db, { organizationId, reservationId, carId }))) {
          throw refuseField('reservationId', 'field.unknown')
        }
      }
      return {
        ...columnsOf(rest),
        ...(carOutOfUse !== undefined && { car_out_of_use: carOutOfUse === true }),
        ...(!before && { reporter_id: call.caller.personId, created_at: call.now }),
      }
    },
    /** With such a damage the car is out of use; it is put back by hand, by whoever has seen it. */
    written: async (writing, sent, _id, before) => {
      if (sent.carOutOfUse !== true || before?.carOutOfUse === true) return
      await takeCarOut(writing, before?.carId ?? sent.carId ?? 0, sent)
    },
  },
}
