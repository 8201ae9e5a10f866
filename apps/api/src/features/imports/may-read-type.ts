import type { ImportTypeKey } from '@delebil/core-api/admin'
import { Refusal } from '../../platform/refusal.ts'
import type { Office } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { typeOf } from './types/registered-types.ts'

/** Whether somebody may see and read in files of a type: whoever may do by hand what its rows do. */
export const mayReadType = (office: Pick<Office, 'permissions'>, key: ImportTypeKey): boolean => {
  const { access } = typeOf(key)
  return access === undefined || mayAny(office, access)
}

export const refuseType = (office: Pick<Office, 'permissions'>, key: ImportTypeKey): void => {
  if (!mayReadType(office, key)) throw new Refusal('permission.missing')
}
