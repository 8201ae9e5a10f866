import { checkLicenseApproval } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { peopleVerbs } from '../../../people/staff/people-verbs.ts'
import { failed, type Obstacle } from '../../cells/obstacle.ts'
import type { Effect, Importing, ReadRow } from '../import-type.ts'
import { dayText } from '../match/match-claims.ts'
import { readLicense, type StoredLicense } from './named-store.ts'
import { textAt } from './record-type.ts'

const field = 'licenseValidUntil'

const set = async ({ writing }: Importing, id: number, { isValid, validUntil }: StoredLicense): Promise<void> => {
  const { context, call } = writing
  const body = { valid: isValid, validUntil }
  await peopleVerbs['persons.drivers-license'](context, { ...call, input: { params: { id }, body } as never })
}

/** The day of a licence that a row tells and the person does not have yet; or why it cannot be told. */
export const planLicense = async (
  { tx, now }: Importing,
  row: ReadRow,
  personId: number | undefined,
): Promise<{ readonly until: string; readonly note: string } | Obstacle | undefined> => {
  const until = textAt(row, field)
  if (until === undefined) return undefined
  const problem = checkLicenseApproval(until, now)
  if (problem) return failed('refused', `${problemText[problem]}.`, { field })
  const held = personId === undefined ? undefined : await readLicense(tx, personId)
  if (held?.isValid && held.validUntil !== null && held.validUntil >= until) return undefined
  return { until, note: `Førerkort til ${dayText(new Date(`${until}T12:00:00Z`))}` }
}

/** Writes it down as if one of the staff had seen the licence. */
export const giveLicense = async (importing: Importing, personId: number, until: string): Promise<Effect> => {
  const before = await readLicense(importing.tx, personId)
  await set(importing, personId, { isValid: true, validUntil: until })
  return { kind: 'license', id: personId, before: { ...before } }
}

/** Puts back what stood before. */
export const takeLicense = (importing: Importing, { id, before }: Effect): Promise<void> =>
  set(importing, id, before as StoredLicense)
