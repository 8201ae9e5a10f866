import type { Permission } from '@delebil/core-api'
import type { Office } from './admin-verb.ts'

/** Whether one of these is held in the organisation of the call: for what an open call shows or does only to some. */
export const mayAny = ({ permissions }: Pick<Office, 'permissions'>, wanted: readonly Permission[] = []): boolean =>
  wanted.some((permission) => permissions.has(permission))
