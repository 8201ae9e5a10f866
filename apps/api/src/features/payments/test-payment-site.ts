import { randomUUID } from 'node:crypto'
import { type Api, createClient, paymentWebhookPath } from '@delebil/core-api'
import { type FakePaymentProvider, startFakePaymentProvider } from '../../adapters/payment/fake.ts'
import { createHttpPaymentProvider } from '../../adapters/payment/http-payment-provider.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { callEndpoint, logIn, startTestSite, type TestSite, testPeople } from '../../testing/test-site.ts'
import { findPayment } from './payment-store.ts'
import type { SettleParts } from './settle-payment.ts'

/** A site with a payment service behind it, and an owner whose private membership waits to be paid for. */
export type PaymentSite = {
  readonly site: TestSite
  readonly fake: FakePaymentProvider
  readonly token: string
  /** The owner's client. */
  readonly api: Api
  /** What settles as the site's own jobs do, on the same database. What is asked for later stands in `polls` and `mails`. */
  readonly parts: SettleParts
  readonly polls: JobData['payment-poll'][]
  readonly mails: JobData['mail'][]
  /** Lets the membership wait again, with no payment of before. */
  readonly reset: () => Promise<void>
  readonly begin: (as?: string, key?: string) => ReturnType<typeof callEndpoint>
  /** Begins and answers the payment's id. */
  readonly beginId: () => Promise<string>
  readonly stateOf: (id: string) => Promise<readonly [payment: string | undefined, membership: string | undefined]>
  readonly stop: () => Promise<void>
}

const { organizationId, privateMembershipId: membershipId, companyTypeId } = testOrg

export const startPaymentSite = async (): Promise<PaymentSite> => {
  const fake = await startFakePaymentProvider(paymentWebhookPath('vipps'), 'Vipps')
  const { url, clientId, clientSecret, subscriptionKey, merchantNumber, webhookSecret } = fake
  const site = await startTestSite({
    RATE_LIMIT: false,
    PAYMENT_URL: url,
    PAYMENT_CLIENT_ID: clientId,
    PAYMENT_CLIENT_SECRET: clientSecret,
    PAYMENT_SUBSCRIPTION_KEY: subscriptionKey,
    PAYMENT_MERCHANT_NUMBER: merchantNumber,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  })
  const { database } = site.suite
  const token = await logIn(site.address, testPeople.owner)
  const [polls, mails]: [JobData['payment-poll'][], JobData['mail'][]] = [[], []]
  const parts: SettleParts = {
    database,
    log: () => undefined,
    payments: createHttpPaymentProvider({ name: 'vipps', title: 'Vipps', ...fake }),
    jobs: {
      enqueue: async (_tx, name, data) => {
        if (name === 'payment-poll') polls.push(data as JobData['payment-poll'])
        if (name === 'mail') mails.push(data as JobData['mail'])
      },
    },
  }
  const begin = async (as = token, key: string = randomUUID()) => {
    const answer = await callEndpoint(site.address, 'beginPayment', {
      token: as,
      params: { id: membershipId },
      headers: { 'idempotency-key': key },
    })
    // The site's own polling would come in between on a slow machine; the suite polls when it wants to.
    await database.change("delete from pgboss.job where name = 'payment-poll'")
    return answer
  }
  return {
    api: createClient({ baseUrl: site.address, token: () => token }),
    site,
    fake,
    token,
    parts,
    polls,
    mails,
    begin,
    beginId: async () => (((await begin()).body?.['entity'] ?? {}) as { id: string }).id,
    reset: async () => {
      fake.script('works')
      fake.tell(true)
      for (const list of [polls, mails]) list.length = 0
      await database.change('delete from payment')
      await database.change(
        `update membership set state = 'PAYMENT_REQUIRED', membership_type_id = $3 where organization_id = $1 and id = $2`,
        [organizationId, membershipId, companyTypeId],
      )
    },
    stateOf: async (id) => {
      const [row] = await database.rows<{ state: string }>(
        'select state from membership where organization_id = $1 and id = $2',
        [organizationId, membershipId],
      )
      return [(await findPayment(database, id))?.state, row?.state]
    },
    stop: async () => {
      await site.stop()
      await fake.stop()
    },
  }
}
