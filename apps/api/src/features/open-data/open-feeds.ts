import type { Queryable } from '../../platform/db/queryable.ts'
import { listPublishers, type Publisher } from './open-data-store.ts'
import { readSnapshot, type Snapshot } from './read-snapshot.ts'

/** A club that stops publishing is gone after this at the latest (ms). */
const ORGANIZATIONS_KEPT_MS = 5000
/** What is told of cars is this old at most (seconds): the `ttl` of files that follow the cars. */
export const SNAPSHOT_SECONDS = 30

/** Keeps what `read` answers for a while; asked for many times at once, it is read once. */
const keptFor = <Value>(milliseconds: number, read: (now: Date) => Promise<Value>) => {
  let kept: { readonly until: number; readonly value: Promise<Value> } | undefined
  return (now: Date): Promise<Value> => {
    if (kept !== undefined && now.getTime() < kept.until) return kept.value
    const mine = { until: now.getTime() + milliseconds, value: read(now) }
    kept = mine
    mine.value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.value
  }
}

/** Answers what clubs publish, from memory where it is fresh. Each process keeps its own. */
export const openFeeds = (db: Queryable) => {
  const snapshots = new Map<number, (now: Date) => Promise<Feed>>()
  const readOrgs = keptFor(ORGANIZATIONS_KEPT_MS, async () => {
    const orgs = await listPublishers(db)
    const publishing = new Set(orgs.map(({ organizationId }) => organizationId))
    for (const id of snapshots.keys()) if (!publishing.has(id)) snapshots.delete(id)
    return orgs
  })
  return {
    orgs: readOrgs,
    /** Undefined for a club that does not publish, or that does not exist. */
    find: async (key: string, now: Date): Promise<Feed | undefined> => {
      const org = (await readOrgs(now)).find((one) => one.key === key)
      if (org === undefined) return undefined
      const { organizationId } = org
      const snapshot =
        snapshots.get(organizationId) ??
        keptFor(SNAPSHOT_SECONDS * 1000, async (at) => ({ org, ...(await readSnapshot(db, org, at)) }))
      snapshots.set(organizationId, snapshot)
      return snapshot(now)
    },
  }
}

/** A club and what its feed is made of. */
export type Feed = Snapshot & { readonly org: Publisher }
