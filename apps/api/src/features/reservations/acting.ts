import type { LicenseStanding, ReservationActor } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'

/** Who acts: what the law calls them, and whose name is kept. */
export type Actor = ReservationActor & { readonly personId: number }

/** Somebody who wants to know, at a moment. */
export type Asking = { readonly db: Queryable; readonly actor: Actor; readonly now: Date }

/** Somebody who acts in a transaction: `db` is it. */
export type Acting = Asking & Pick<Context, 'jobs'>

type People = { readonly personId: number | null; readonly drivers: readonly { readonly id: number }[] }

/** A member, or the visitor of a partner's site. Without the people of the reservation: one who looks after it and does not drive. */
export const memberActor = ({ personId, partner, license }: Caller, people?: People): Actor => ({
  kind: partner ? 'partner' : 'member',
  drives: people !== undefined && (people.personId === personId || people.drivers.some(({ id }) => id === personId)),
  license,
  personId,
})

export const officeActor = ({ personId }: Pick<Caller, 'personId'>): Actor => ({ kind: 'office', personId })

/** `license`: of the caller that is acted for, once it is known who that is. */
export const nightActor = (
  { personId }: Pick<Caller, 'personId'>,
  callerChecked: boolean,
  license?: LicenseStanding,
): Actor => ({
  kind: 'night-watch',
  callerChecked,
  license,
  personId,
})
