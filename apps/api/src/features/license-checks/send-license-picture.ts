import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { readOwnPerson } from '../accounts/read-own-person.ts'
import {
  lockLicenseSubmission,
  replaceLicenseSubmission,
  saveLicensePicture,
} from '../accounts/stores/license-submissions.ts'
import { preparePicture } from '../messages/prepare-picture.ts'

/** Keeps a picture of the caller's licence until staff have looked at it. No connection is held while it is made. */
export const sendLicensePicture: Verb<'sendLicensePicture'> = async (context, { input, caller, now }) => {
  const { personId } = caller
  const { side } = input.query
  const { made } = await preparePicture(context, input.body)
  const entity = await transaction(context.database, async (tx) => {
    if (side === 'FRONT') await replaceLicenseSubmission(tx, personId, now)
    else if ((await lockLicenseSubmission(tx, personId))?.state !== 'WAITING') throw new Refusal('license.not-waiting')
    await saveLicensePicture(tx, personId, side, made.large)
    return readOwnPerson(tx, personId)
  })
  return { answer: { entity, errors: [] } }
}
