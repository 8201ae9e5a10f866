import { type FirstUse, lockTrials } from '@delebil/core-api/admin'
import { checkReadings, hasTelematics } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { violationOf } from '../admin-records/stores/write-records.ts'
import { actOnRecord } from '../admin-records/write-record.ts'
import * as store from './first-use-store.ts'
import { tryLock } from './try-lock.ts'

type Asked = Pick<AdminCall, 'db' | 'office'>

const find = async ({ db, office }: Asked, id: number) =>
  orRefuse(await store.findFirstUse(db, office.organizationId, id))

const toFirstUse = (car: store.FirstUseCar): FirstUse => {
  const outcome = lockTrials.find((one) => one === car.tried)
  return {
    tag: car.tag,
    hasFuelCard: car.hasFuelCard,
    cardsTaken: car.cardsTaken && formatInstant(car.cardsTaken),
    odometer: car.odometer,
    tried: car.triedAt && outcome ? { at: formatInstant(car.triedAt), outcome } : null,
    hasTelematics: hasTelematics(car.access),
  }
}

const asTaken = (error: unknown): never => {
  throw violationOf(error)?.kind === 'unique' ? refuseField('tag', 'car.tag-taken') : error
}

const answer = async (call: Asked, id: number) => ({
  answer: { entity: toFirstUse(await find(call, id)), errors: [] as [] },
})

/** What is done with a car before members drive it. */
export const firstUseVerbs = {
  'cars.first-use': async (_context, call) => ({ answer: toFirstUse(await find(call, call.input.params.id)) }),
  'cars.try-lock': async (context, call) => {
    const { id } = call.input.params
    const { office, caller, now } = call
    const { organizationId } = office
    const { carNumber, licensePlate, access, isOnTrip } = await find(call, id)
    if (isOnTrip) throw new Refusal('car.on-trip')
    if (!hasTelematics(access)) throw new Refusal('car-access.not-possible')
    const outcome = await tryLock(context, { organizationId, carNumber, licensePlate, way: 'TELEMATICS', phone: null })
    await transaction(context.database, (tx) =>
      recordAdminChange(
        tx,
        { organizationId, resource: 'cars', id },
        {
          personId: caller.personId,
          at: now,
          action: 'try-lock',
          changes: { lock: { from: null, to: outcome } },
          why: call.input.body.why,
        },
      ),
    )
    return answer(call, id)
  },
  'cars.set-tag': async (context, call) => {
    const { id } = call.input.params
    const { tag, ...seen } = call.input.body
    const { organizationId } = call.office
    await actOnRecord(
      { context, call },
      'cars',
      id,
      'change',
      async () => {
        const before = await find(call, id)
        if ((before.tag ?? '') !== tag)
          await store.replaceTag(call.db, organizationId, id, tag, call.now).catch(asTaken)
        return { tag: { from: before.tag, to: tag || null } }
      },
      seen,
    )
    return answer(call, id)
  },
  'cars.first-odometer': async (context, call) => {
    const { id } = call.input.params
    const { kilometers, ...seen } = call.input.body
    await actOnRecord(
      { context, call },
      'cars',
      id,
      'change',
      async () => {
        const { odometer, odometerAt } = await find(call, id)
        const before = odometer === null || odometerAt === null ? undefined : { kilometers: odometer, at: odometerAt }
        const problem = checkReadings({ before, start: { kilometers, at: call.now } })
        if (problem) throw refuseField('kilometers', problem.code)
        await store.insertReading(call.db, call.office.organizationId, id, {
          kilometers,
          now: call.now,
          by: call.caller.personId,
        })
        return { odometer: { from: odometer, to: kilometers } }
      },
      seen,
    )
    return answer(call, id)
  },
} satisfies Partial<AdminVerbs>
