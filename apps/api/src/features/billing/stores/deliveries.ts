import type { InvoiceMethod } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import { buyerColumns } from './buyers.ts'

export type DeliveryState = 'QUEUED' | 'SENT' | 'FAILED'
export type StoredDelivery = {
  id: number
  organizationId: number
  invoiceId: number
  method: InvoiceMethod
  receiver: string
  state: DeliveryState
  queuedAt: Date
}

/** Queues an invoice for its own receiver; of a printed one the paper is at hand at once, and waits to be fetched. */
export const insertDelivery = async (
  tx: Queryable,
  asked: { organizationId: number; invoiceId: number; personId: number | null },
  at: Date,
): Promise<{ id: number; method: InvoiceMethod } | 'no-receiver' | 'queued-already'> => {
  const { organizationId, invoiceId, personId } = asked
  const found = await tx.oneRow<{ method: InvoiceMethod; receiver: string }>(
    `select method, receiver from invoice where organization_id = $1 and id = $2 and method is not null and receiver <> ''`,
    [organizationId, invoiceId],
  )
  if (found === undefined) return 'no-receiver'
  const made = await tx.oneRow<{ id: number; method: InvoiceMethod }>(
    `insert into invoice_delivery (organization_id, invoice_id, method, receiver, queued_at, queued_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id, invoice_id) where state = 'QUEUED' do nothing returning id, method`,
    [organizationId, invoiceId, found.method, found.receiver, at, personId],
  )
  return made ?? 'queued-already'
}

/** Sends an invoice from now on to whom its membership says now. What stands on it stays. */
export const readdress = async (
  tx: Queryable,
  { organizationId, invoiceId }: { organizationId: number; invoiceId: number },
): Promise<void> => {
  await tx.change(
    `update invoice i set method = b.method, receiver = b.receiver
     from (select m.organization_id, m.id, ${buyerColumns} from membership m ${payerOf}) b
     where i.organization_id = $1 and i.id = $2 and (b.organization_id, b.id) = (i.organization_id, i.membership_id)
       and (i.method, i.receiver) is distinct from (b.method, b.receiver)`,
    [organizationId, invoiceId],
  )
}

/** A delivery that waits, locked: who has it sends it. */
export const lockDelivery = (tx: Queryable, id: number): Promise<StoredDelivery | undefined> =>
  tx.oneRow<StoredDelivery>(
    `select id, organization_id as "organizationId", invoice_id as "invoiceId", method, receiver, state, queued_at as "queuedAt" from invoice_delivery
     where id = $1 and state = 'QUEUED' for update skip locked`,
    [id],
  )

export const endDelivery = async (
  tx: Queryable,
  id: number,
  state: 'SENT' | 'FAILED',
  { at, problem }: { readonly at: Date; readonly problem?: string },
): Promise<void> => {
  await tx.change('update invoice_delivery set state = $2, ended_at = $3, problem = $4 where id = $1', [
    id,
    state,
    at,
    problem ?? null,
  ])
}

export type ListedDelivery = {
  id: number
  method: InvoiceMethod
  receiver: string
  state: DeliveryState
  problem: string | null
  queuedAt: Date
  endedAt: Date | null
  person: string | null
}

/** Each time an invoice was sent or is to be, the newest first. */
export const listDeliveries = (
  db: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<ListedDelivery[]> =>
  db.rows(
    `select d.id, d.method, d.receiver, d.state, d.problem, d.queued_at as "queuedAt", d.ended_at as "endedAt", p.name as person
     from invoice_delivery d left join person p on p.id = d.queued_by
     where d.organization_id = $1 and d.invoice_id = $2 order by d.id desc limit 50`,
    [organizationId, id],
  )
