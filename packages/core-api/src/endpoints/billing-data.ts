import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { billingDataChange, ownBillingData } from '../entities/billing-data.ts'
import { ofOne } from '../of-one.ts'

const mine = { tag: 'Faktura', access: 'session', ...ofOne } as const
const path = '/api/memberships/{id}/billing-data'

export const getBillingData = endpoint(`GET ${path}`, {
  ...mine,
  summary: 'Who receives the invoices of a membership that I own, and how',
  response: ownBillingData,
  problems: ['membership.not-owner', ...ofOne.problems],
})

export const updateBillingData = endpoint(`PUT ${path}`, {
  ...mine,
  summary: 'Change who receives the invoices of a membership that I own, and how; what is left out stays',
  idempotent: true,
  body: v.pipe(
    v.object(billingDataChange),
    v.check((fields) => Object.keys(fields).length > 0, 'field.required'),
  ),
  response: changed(ownBillingData),
  problems: ['membership.not-owner', ...ofOne.problems],
})
