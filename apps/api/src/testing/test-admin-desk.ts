import { permissionAreas } from '@delebil/core-api'
import { afterAll, beforeAll } from 'vitest'
import type { Context } from '../platform/context.ts'
import { insertSamples } from './test-admin-samples.ts'
import { type AdminInput, type AdminSite, type Hired, startAdminSite } from './test-admin-site.ts'

export const allPermissions = permissionAreas.flatMap((area) => [`${area}_READ`, `${area}_WRITE`] as const)

/** What is there from the first test on, named before. */
export const later = <Value extends object>(value: () => Value): Value =>
  new Proxy({} as Value, { get: (_, name) => Reflect.get(value(), name) })

/** For a test file: a site of its own with a sample of each kind of record, and somebody in club 1 who may do everything. */
export const openAdminDesk = (parts: Partial<Context> = {}) => {
  let site: AdminSite
  let staff: Hired
  beforeAll(async () => {
    site = await startAdminSite(parts)
    staff = await site.hire(1, allPermissions)
    await insertSamples(site.database, [staff.personId])
  })
  afterAll(() => site.stop())
  return {
    site: later(() => site),
    staff: later(() => staff),
    ask: (name: string, input?: AdminInput) => site.ask(name, staff.token, input),
    /** A test of which nothing stays. */
    undone: (work: () => Promise<unknown>) => () => site.undone(work),
  }
}
