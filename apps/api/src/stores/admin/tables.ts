import type { AdminKey } from '@delebil/core-api/admin'
import type { AdminTable } from './table.ts'
import { locations } from './tables/locations.ts'

const tables: Readonly<Record<AdminKey, AdminTable>> = { locations }

/** Where each resource is kept, by its key. */
export const adminTables: Readonly<Record<string, AdminTable | undefined>> = tables
