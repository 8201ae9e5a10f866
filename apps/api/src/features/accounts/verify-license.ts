import { licenseStateAfter, parseNationalId } from '@delebil/validation'
import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { readOwnPerson } from './read-own-person.ts'
import { findAccount, lockAccount, saveLicense } from './stores/accounts.ts'
import { appendLicenseLookup, countLicenseLookups } from './stores/license-lookups.ts'
import { decideLicenseSubmission } from './stores/license-submissions.ts'

// The authority allows so many questions a day for all of us together, and tells the person of each.
const mostEachDay = 5
const dayMilliseconds = 24 * 60 * 60_000

const wordsOf = (text: string) => text.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean)

/** Whether all words of the surname are in the name, so that nobody borrows another's licence unseen. */
const isPartOf = (surname: string, name: string): boolean => {
  const known = wordsOf(name)
  return wordsOf(surname).every((word) => known.includes(word))
}

/** Asks the licence register. The national id is passed on and forgotten: only the answer is kept. */
export const verifyLicense: Verb<'verifyLicense'> = async (context, { input: { body }, caller, now }) => {
  const { database, licenseRegister } = context
  const { personId } = caller
  const account = orRefuse(await findAccount(database, personId), 'session.missing')
  if (!isPartOf(body.surname, account.name)) throw fieldRefusal('surname', 'license.surname-differs')
  const asked = await countLicenseLookups(database, personId, new Date(now.getTime() - dayMilliseconds))
  if (asked >= mostEachDay) throw new Refusal('license.too-many')

  const nationalId = parseNationalId(body.nationalId) ?? body.nationalId
  const found = await licenseRegister.look({ nationalId, surname: body.surname })
  if (found === 'unanswered') {
    await appendLicenseLookup(database, personId, now, 'UNANSWERED')
    throw new Refusal('license.unanswered')
  }
  const entity = await transaction(database, async (tx) => {
    const before = await lockAccount(tx, personId)
    const state = licenseStateAfter(before?.licenseState ?? 'UNKNOWN', found.classes)
    if (state !== 'MANUAL') await saveLicense(tx, personId, { state, classes: found.classes, at: now })
    if (state === 'VERIFIED') await decideLicenseSubmission(tx, personId, { state: 'APPROVED', at: now })
    await appendLicenseLookup(tx, personId, now, found.classes.length > 0 ? 'HIT' : 'NO_HIT')
    return readOwnPerson(tx, personId)
  })
  return { answer: { entity, errors: [] } }
}
