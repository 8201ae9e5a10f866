import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { resourceOf } from '../admin-records/server-resource.ts'
import { actOnRecord, readRecord, saveChange } from '../admin-records/write-record.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { addCharge } from './add-charge.ts'
import { listLacking } from './ask-for-billing-data.ts'
import { billingDeadline } from './billing-deadline.ts'
import { draftRun } from './runs/draft-run.ts'
import { resendInvoices } from './sending/resend-invoices.ts'
import * as overview from './stores/billing-overview.ts'
import { findDamageCase } from './stores/damage-charges.ts'
import { listUnchargedMonths } from './stores/monthly-fees.ts'
import { listInvoicesOfTrip } from './stores/trip-invoices.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SHOWN = 5
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

type Kind = 'NO_END' | 'NO_ODOMETER' | 'NO_MONTHLY_FEE'
const missing = (kind: Kind, of: readonly { id: number; name: string }[]) =>
  of.length === 0 ? [] : [{ kind, count: of.length, of: of.slice(0, SHOWN) }]

/** The money of a trip or a damage, and what of it is late. */
export const billingTripVerbs = {
  'billing.overview': async (_context, { db, office, now }) => {
    const { organizationId } = office
    const today = osloDateText(now)
    const months = (await overview.listUnbilledMonths(db, organizationId, today)).map((month) => {
      const deadline = billingDeadline(month.month)
      return { ...month, deadline, daysLeft: daysBetween(today, deadline) }
    })
    const yesterday = addOsloDays(now, -1)
    const unended = await overview.listUnendedTrips(db, organizationId, yesterday)
    const unread = await overview.listTripsWithoutKilometers(db, organizationId)
    const uncharged = await listUnchargedMonths(db, organizationId, osloDateText(yesterday))
    const { lacking, toAsk } = await listLacking(db, organizationId, now)
    return {
      answer: {
        months,
        lacking: { count: lacking.length, toAsk: toAsk.length },
        missing: [
          ...missing('NO_END', unended),
          ...missing('NO_ODOMETER', unread),
          ...missing('NO_MONTHLY_FEE', uncharged),
        ],
      },
    }
  },
  'reservations.create-invoice': async (context, call) => {
    const { db, office, caller, now, input } = call
    const writing = { context, call }
    const { id: reservationId } = await readRecord(writing, 'reservations', input.params.id)
    const day = osloDateText(now)
    const asked = { organizationId: office.organizationId, deliveredUntil: day, invoiceDate: day, reservationId }
    const id = await draftRun(db, context.jobs, {
      ...asked,
      note: input.body.why ?? null,
      draftedBy: caller.personId,
      draftedAt: now,
    })
    const entity = await readRecord(writing, 'billing-runs', id)
    await saveChange(writing, resourceOf(context, 'billing-runs'), id, 'create', [undefined, entity], input.body.why)
    return { answer: { entity, errors: [] } }
  },
  'reservations.resend-invoice': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'reservations', call.input.params.id)
    const ids = await listInvoicesOfTrip(call.db, { organizationId: call.office.organizationId, id })
    if (ids.length === 0) throw new Refusal('invoice.none')
    return { answer: { queued: await resendInvoices(context, call, ids, call.input.body.why) } }
  },
  'damages.charge': async (context, call) => {
    const { db, office, caller, now, input } = call
    const { grossOre, why, version } = input.body
    const { organizationId } = office
    const work = async () => {
      const found = await findDamageCase(db, organizationId, input.params.id)
      if (found === undefined) throw new Refusal('damage.no-reservation')
      if (found.isCharged) throw new Refusal('damage.charged')
      const { damageExcess, reducedDamageExcess } = await readPolicy(db, organizationId, now)
      const most = 100 * (found.superDamageWaiver ? reducedDamageExcess : damageExcess)
      if (grossOre > most) throw refuseField('grossOre', 'damage.above-excess')
      const { membershipId, personId, reservationId, at } = found
      const whose = {
        membershipId,
        personId,
        reservationId,
        damageId: input.params.id,
        deliveredFrom: at,
        deliveredTo: at,
      }
      const charge = {
        ...whose,
        description: `Egenandel ved skade`,
        quantity: 1,
        unitPriceOre: grossOre,
        source: 'DAMAGE',
      } as const
      const made = { at: now, by: caller.personId, reason: why }
      const id = await addCharge(db, organizationId, { key: 'damageExcess' }, charge, made)
      if (id === undefined) throw new Refusal('charge.no-vat-rate')
      return { chargeId: { from: null, to: id } }
    }
    const entity = await actOnRecord({ context, call }, 'damages', input.params.id, 'charge', work, { version, why })
    return { answer: { entity, errors: [] } }
  },
} satisfies Partial<AdminVerbs>
