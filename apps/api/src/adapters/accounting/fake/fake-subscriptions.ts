import { checkShape } from './check-shape.ts'
import { listOf } from './fake-answers.ts'
import type { Company, Row } from './fake-company.ts'
import { invalid, notFound } from './fake-refusal.ts'
import { shapes } from './fake-shapes.ts'

const events = ['closeGroup.create', 'closeGroup.delete', 'invoice.charged', 'customer.update', 'product.update']

/** Calls are only made where nobody reads along. */
export const subscribe = (company: Company, sent: unknown): Row => {
  const body = checkShape(sent, shapes.subscription)
  if (!events.includes(String(body['event']))) throw invalid('event', 'Ugyldig verdi.')
  if (!String(body['targetUrl'] ?? '').startsWith('https://')) throw invalid('targetUrl', 'Adressen må være https.')
  const { authHeaderValue: _, ...shown } = body
  const row: Row = { ...shown, id: company.nextId(), version: 1, status: 'ACTIVE' }
  company.subscriptions.set(row.id, row)
  return row
}

export const unsubscribe = ({ subscriptions }: Company, id: number): void => {
  if (!subscriptions.delete(id)) throw notFound('subscription')
}

export const listSubscriptions = ({ subscriptions }: Company, query: URLSearchParams) =>
  listOf([...subscriptions.values()], query)
