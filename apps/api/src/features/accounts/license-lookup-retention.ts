import { retention } from '../../platform/schedules/retention.ts'
import { deleteLicenseLookupsBefore } from './stores/license-lookups.ts'

const keepMilliseconds = 365 * 24 * 60 * 60_000

/** Who was looked up in the licence register is answered for a year. */
export const licenseLookupRetention = retention(
  'license-lookup-retention',
  keepMilliseconds,
  deleteLicenseLookupsBefore,
)
