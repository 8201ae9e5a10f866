import type { adminCalls } from './admin-calls.ts'

type Calls = Awaited<ReturnType<typeof adminCalls>>

/** What is sent need not be many: the others wait for the next run. */
export async function keepLargest(calls: Calls, runId: number, count: number): Promise<void> {
  type Drafted = { membershipId: number; grossOre: number; setAside: string | null }
  let { version } = await calls.read<{ version: number }>(`billing-runs/${runId}?orgId=1`)
  const drafted = await calls.list<Drafted>(`billing-runs/${runId}/memberships?orgId=1`)
  const included = drafted.filter((one) => one.setAside === null).toSorted((a, b) => b.grossOre - a.grossOre)
  for (const { membershipId } of included.slice(count)) {
    const body = { version, membershipId, why: 'Neste kjøring' }
    ;({ version } = await calls.act<{ version: number }>(`billing-runs/${runId}/set-aside?orgId=1`, body))
  }
}
