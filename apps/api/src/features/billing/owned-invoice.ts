import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Caller } from '../../platform/verb.ts'
import { findOwnedInvoice, type Invoice } from './stores/invoices.ts'

/** An invoice of a membership that the caller owns. Any other is refused like one that does not exist. */
export const ownedInvoice = async (db: Queryable, caller: Caller, id: number): Promise<Invoice> =>
  orRefuse(await findOwnedInvoice(db, caller.personId, id))
