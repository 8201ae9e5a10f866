import type { Api } from '@delebil/core-api'
import { addTestCharge, billTestTrip } from '../../apps/api/src/features/billing/test-invoice.ts'
import type { Database } from '../../apps/api/src/platform/db/pool.ts'

const params = { id: 2 }
const query = { membershipId: params.id }

/** One good call of every endpoint about what is billed. */
export const billingCalls = (client: () => Api, database: () => Database) => ({
  listInvoices: () => client().listInvoices({ query }),
  listInvoiceLines: async () => client().listInvoiceLines({ params: { id: await billTestTrip(database()) } }),
  listBillingBasis: () => client().listBillingBasis({ query }),
  disputeLine: async () =>
    client().disputeLine({ params: { id: await addTestCharge(database()) }, body: { text: 'Feil' } }),
  getBillingData: () => client().getBillingData({ params }),
  updateBillingData: () =>
    client().updateBillingData({ params, body: { addressLine: 'Strandgaten 1', postalCode: '5004', city: 'Bergen' } }),
})
