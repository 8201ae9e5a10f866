import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

type Headers = { readonly authorization: string }

/** Lets a person into a membership. Other tests let theirs into it at the same time: whoever comes second looks again. */
export async function joinMembership(
  request: APIRequestContext,
  headers: Headers,
  membershipId: number,
  personId: number,
): Promise<void> {
  const path = `/api/admin/memberships/${membershipId}`
  await expect(async () => {
    const { version } = await (await request.get(path, { headers })).json()
    const answer = await request.post(`${path}/members`, { headers, data: { personId, version } })
    expect(answer.status(), await answer.text()).toBe(201)
  }).toPass()
}
