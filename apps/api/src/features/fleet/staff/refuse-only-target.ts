import { Refusal } from '../../../platform/refusal.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { isOnlyTarget } from '../stores/fleet.ts'

/** A popup message that is about one thing alone goes before that: it would be about every car. */
export const refuseOnlyTarget =
  (column: 'location_id' | 'model_id' | 'car_id') =>
  async ({ call }: Writing, { id }: { readonly id: number }): Promise<boolean> => {
    if (await isOnlyTarget(call.db, call.office.organizationId, column, id)) throw new Refusal('popup.only-about-this')
    return false
  }
