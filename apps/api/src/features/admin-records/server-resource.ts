import type { AdminKey } from '@delebil/core-api/admin'
import type { Context } from '../../platform/context.ts'
import type { Rules } from './rules.ts'
import type { AdminTable } from './stores/table.ts'

/** A resource as the server knows it: where it is kept, and its rules. */
export interface ServerResource<K extends AdminKey = AdminKey> extends AdminTable<K> {
  readonly rules: Rules<K>
}

/** One for every resource of the contract: leave one out and the server does not compile. */
export type ServerResources = { readonly [K in AdminKey]: ServerResource<K> }

declare module '../../platform/context.ts' {
  interface Context {
    /** Given here, since each belongs to its own feature. */
    readonly adminResources: ServerResources
  }
}

export const resourceOf = ({ adminResources }: Context, key: AdminKey): ServerResource => adminResources[key]
