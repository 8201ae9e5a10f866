import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import { type AccessPoint, AccessPointRefused } from './port.ts'

const deadlineMilliseconds = 20_000
const receiptSchema = v.object({ receipt: v.pipe(v.string(), v.nonEmpty()) })
const refusalSchema = v.object({ problems: v.array(v.object({ rule: v.string(), message: v.string() })) })

/** What says nothing of the document: a wrong token, too many at once, a wait that was too long. */
const passing = new Set([401, 403, 404, 408, 425, 429])

const reasonOf = (status: number, body: unknown): string => {
  const said = v.safeParse(refusalSchema, body)
  if (!said.success || said.output.problems.length === 0) return `Aksesspunktet avviste dokumentet (${status}).`
  return said.output.problems.map(({ rule, message }) => `${rule}: ${message}`).join(' ')
}

/**
 * An access point behind HTTP: `PUT {url}/documents/{documentId}` with the XML, a bearer token and the receiver as
 * `participant: 0192:{organization number}`. 200 or 201 `{receipt}` is taken; 4xx `{problems: [{rule, message}]}` is refused for good.
 */
export const createHttpAccessPoint = (url: string, token: string, deadline = deadlineMilliseconds): AccessPoint => ({
  send: async ({ receiver, documentId, xml }) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/documents/${encodeURIComponent(documentId)}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        authorization: `Bearer ${token}`,
        participant: `0192:${receiver}`,
      },
      body: xml,
      signal: AbortSignal.timeout(deadline),
      redirect: 'error',
    })
    const { status } = response
    const body = parseJson(await response.text())
    if (status >= 400 && status < 500 && !passing.has(status)) throw new AccessPointRefused(reasonOf(status, body))
    const answer = v.safeParse(receiptSchema, body)
    if (!response.ok || !answer.success) throw new Error(`The access point answered ${status} without a receipt.`)
    return answer.output
  },
})
