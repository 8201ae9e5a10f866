import type { EmbedHost, GetToken } from '../contract.ts'

/** Where an element's tokens come from: its `getToken`, or an address of the partner's own server. */
export function tokenSource({ getToken, attribute }: Pick<EmbedHost, 'getToken' | 'attribute'>): GetToken | undefined {
  const own = getToken()
  if (own) return own
  const address = attribute('token-url')
  return address === undefined ? undefined : () => fetchToken(address)
}

/** By POST, with the partner's own cookies: the answer is `{ "token": "…" }`. */
async function fetchToken(address: string): Promise<string> {
  const response = await fetch(address, { method: 'POST', credentials: 'same-origin' })
  const answer: unknown = response.ok ? await response.json() : undefined
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined
  if (typeof token !== 'string') throw new Error(`${address} gave no token.`)
  return token
}
