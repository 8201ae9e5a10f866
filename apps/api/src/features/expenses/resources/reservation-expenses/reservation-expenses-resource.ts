import { refuseAssignee, refusePostponement } from '../../../admin-records/refuse-follow-up.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { reservationExpensesTable } from './reservation-expenses-store.ts'

export const reservationExpensesResource: ServerResource<'reservation-expenses'> = {
  ...reservationExpensesTable,
  rules: {
    columns: async ({ call }, sent) => {
      refusePostponement('postponedUntil', sent.postponedUntil, call.now)
      await refuseAssignee(call, 'assigneeId', sent.assigneeId, 'reservation-expenses')
      return columnsOf(sent)
    },
  },
}
