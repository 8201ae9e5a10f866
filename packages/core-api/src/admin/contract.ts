import type { Endpoint } from '../endpoint.ts'
import { adminCalls } from './calls.ts'
import { resourceEndpoints } from './endpoints.ts'
import type { AdminResource } from './resource.ts'
import { adminResources } from './resources.ts'

const resources: readonly AdminResource[] = Object.values(adminResources)
const ofResources = resources.flatMap((resource) =>
  Object.entries(resourceEndpoints(resource)).map(
    ([name, declaration]) => [`${resource.key}.${name}`, declaration] as const,
  ),
)

/**
 * Every endpoint under /api/admin by name: `cars.list` and the like for each resource, and the calls beside them. It is no part
 * of `contract`, so that a member's page carries nothing of it.
 */
export const adminContract: Readonly<Record<string, Endpoint>> = { ...Object.fromEntries(ofResources), ...adminCalls }

export type AdminCalls = typeof adminCalls
