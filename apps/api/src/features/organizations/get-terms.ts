import { lawPolicyOf, termsOf } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { readPolicy } from './stores/settings.ts'
import { type DatedTariff, findTerms, listDatedTariffs } from './stores/terms.ts'

const toTermsTariff = ({ tariff, validFrom, modelNames }: DatedTariff) => ({
  ...tariff,
  kilometerTiers: [...tariff.kilometerTiers],
  superDamageWaiverDayCapHours: tariff.superDamageWaiverDayCapHours ?? tariff.dayCapHours,
  validFrom: formatInstant(validFrom),
  modelNames,
})

/** The records that price bookings, as they are: what the page of terms says is what the bill says. */
export const getTerms: Verb<'getTerms'> = async (_context, { db, input: { query }, now }) => {
  const org = orRefuse(await findTerms(db, query.orgId, now))
  const tariffs = await listDatedTariffs(db, query.orgId, now)
  const policy = await readPolicy(db, query.orgId, now)
  const isUpcoming = ({ validFrom }: DatedTariff) => validFrom > now
  return {
    answer: {
      organizationId: query.orgId,
      ...org,
      tariffs: tariffs.filter((dated) => !isUpcoming(dated)).map(toTermsTariff),
      upcoming: tariffs.filter(isUpcoming).map(toTermsTariff),
      policy: { ...termsOf(policy), ...lawPolicyOf(policy) },
    },
  }
}
