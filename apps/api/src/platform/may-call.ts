import type { Endpoint } from '@delebil/core-api'

type StaffAccess = Extract<Endpoint['access'], object>

/** Whether what somebody holds opens a call of staff. */
export const mayCall = ({ anyOf, beside }: StaffAccess, held: ReadonlySet<string>): boolean =>
  anyOf.some((permission) => held.has(permission) && (beside?.[permission]?.some((one) => held.has(one)) ?? true))
