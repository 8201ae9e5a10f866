type Answered = { readonly body: never; readonly headers: Headers }

async function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
  const type = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body), headers: { ...type, ...headers } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`)
  return { body: JSON.parse(text) as never, headers: answer.headers }
}

/** A resident of the demo's partner who has joined the club before. */
export async function joinAsResident(site: string, name: string): Promise<{ partner: string; resident: string }> {
  const partner = new URL((await fetch(`${site}/demo/partner/side`)).url).origin
  const resident = `Beboer ${name} ${Date.now()}`
  const cookie = `beboer=${encodeURIComponent(resident)}`
  const { body: signed } = await post(`${partner}/delebil-token`, {}, { cookie })
  const { headers } = await post(`${site}/api/partner/damsgard/auth`, signed)
  const authorization = headers.get('authorization') ?? ''
  const types = await fetch(`${site}/api/memberships/types?partnerKey=damsgard`, { headers: { authorization } })
  const { data } = (await types.json()) as { data: { id: number; termsVersion: string }[] }
  const [type] = data
  const form = { membershipTypeId: type?.id, termsVersion: type?.termsVersion, partnerKey: 'damsgard', name: resident }
  await post(`${site}/api/memberships/join`, form, { authorization, 'idempotency-key': crypto.randomUUID() })
  return { partner, resident }
}
