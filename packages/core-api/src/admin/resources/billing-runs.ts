import { choice, day, longText, moment, money, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { billingRunStates } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** Invoices made together: drafted, checked, approved, issued. */
export const billingRuns = adminResource({
  key: 'billing-runs',
  page: 'billing-management/invoice',
  noun: ['kjøring', 'kjøringer'],
  ...rights,
  fields: {
    deliveredUntil: day('Levert til og med', { write: 'create', sort: true, filter: true }),
    invoiceDate: day('Fakturadato', { write: 'create', filter: true }),
    dueDate: day('Forfall', { filter: true }),
    state: choice('Status', billingRunStates, { filter: true }),
    memberships: number('Fakturaer', { derived: true }),
    grossOre: money('Sum', { derived: true }),
    vatOre: money('MVA', { derived: true, aside: true }),
    setAside: number('Satt til side', { derived: true }),
    issued: number('Fakturert', { derived: true }),
    queued: number('Venter på sending', { derived: true, aside: true }),
    reservationId: ref('Reservasjon-ID', 'reservations', { optional: true, aside: true }),
    note: longText('Merknad', { write: true, optional: true, aside: true }, 1000),
    draftedById: ref('Laget av-ID', 'persons', { optional: true, aside: true }),
    draftedBy: text('Laget av', { optional: true }),
    draftedAt: moment('Laget', { aside: true }),
    openUntil: moment('Medlemmene kan si fra til', { aside: true }),
    pausedAt: moment('Pause siden', { optional: true, aside: true }),
    approvedById: ref('Godkjent av-ID', 'persons', { optional: true, aside: true }),
    approvedBy: text('Godkjent av', { optional: true }),
    approvedAt: moment('Godkjent', { optional: true, aside: true }),
    doneAt: moment('Ferdig', { optional: true, aside: true }),
  },
  title: ['deliveredUntil'],
  sort: '-deliveredUntil',
  can: { create: true, change: true },
  problems: {
    create: ['billing-run.unfinished', 'billing-run.empty', 'billing-run.day-not-over', 'billing-run.invoice-date'],
  },
})
