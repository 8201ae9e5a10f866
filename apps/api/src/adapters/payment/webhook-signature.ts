import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const prefix = 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature='

/** What is signed of a call, beside its body. */
export type SignedCall = {
  readonly method: string
  readonly address: string
  readonly host: string
  readonly date: string
  readonly body: Buffer
}

/** The two headers that vouch for a webhook: the body's hash, and the signature over method, address, date, host and hash. */
export const signWebhook = (
  { method, address, host, date, body }: SignedCall,
  secret: string,
): { readonly contentHash: string; readonly authorization: string } => {
  const contentHash = createHash('sha256').update(body).digest('base64')
  const text = `${method}\n${address}\n${date};${host};${contentHash}`
  return { contentHash, authorization: prefix + createHmac('sha256', secret).update(text).digest('base64') }
}

/** Compares without telling by its time how much of it was right. */
export const isSame = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
