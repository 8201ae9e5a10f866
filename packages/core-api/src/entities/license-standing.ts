import { licenseStates } from '@delebil/validation'
import * as v from 'valibot'

/** A licence as it is judged. */
export const licenseStanding = v.object({
  state: v.picklist(licenseStates),
  /** The last day it is valid; null where it is not known to run out. */
  validUntil: v.nullable(v.pipe(v.string(), v.isoDate())),
})
