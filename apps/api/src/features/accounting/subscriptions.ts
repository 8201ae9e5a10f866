import { tripletexWebhookPath } from '@delebil/core-api'
import type { Accounting, Books } from '../../adapters/accounting/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { connectionTexts as texts } from './connection-texts.ts'
import { openBooks } from './open-books.ts'
import { problemOf } from './problem-of.ts'
import { type StoredConnection, saveSubscriptions } from './stores/accounting-configuration.ts'

/** What tells that something was paid, and that it was not after all. */
const wanted = ['closeGroup.create', 'closeGroup.delete'] as const

export const webhookOf = (siteOrigin: string, organizationId: number): string =>
  siteOrigin + tripletexWebhookPath(organizationId)

/** What of the books calls an address. */
export const readSubscriptions = async (books: Books, address: string): Promise<StoredConnection['subscriptions']> =>
  (await books.subscriptions())
    .filter(({ targetUrl }) => targetUrl === address)
    .map(({ event, status }) => ({ event, status }))

/** Has the books call an address for what is wanted. What is there and does not call any more is made anew. */
export const renewSubscriptions = async (books: Books, address: string, secret: string): Promise<void> => {
  const there = (await books.subscriptions()).filter(({ targetUrl }) => targetUrl === address)
  const alive = new Set(there.filter(({ status }) => status === 'ACTIVE').map(({ event }) => event))
  for (const { id, status } of there) if (status !== 'ACTIVE') await books.unsubscribe(id)
  for (const event of wanted) if (!alive.has(event)) await books.subscribe(event, address, secret)
}

type Asked = {
  readonly db: Queryable
  readonly accounting: Accounting
  readonly organizationId: number
  readonly siteOrigin: string
}

/** Has the books of an organization call this site, and keeps how that stands. Answers what went wrong, in words; null of nothing. */
export const subscribe = async ({ db, accounting, organizationId, siteOrigin }: Asked): Promise<string | null> => {
  if (!siteOrigin.startsWith('https://')) return texts.noWebhook
  try {
    const books = await openBooks(db, accounting, organizationId)
    const secret = accounting.tripletex?.webhookSecret(organizationId)
    if (books === undefined || secret === undefined) return texts.noToken
    const address = webhookOf(siteOrigin, organizationId)
    await renewSubscriptions(books, address, secret)
    await saveSubscriptions(db, organizationId, await readSubscriptions(books, address))
    return null
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return problem
  }
}
