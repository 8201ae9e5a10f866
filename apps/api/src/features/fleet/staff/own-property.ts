import { randomUUID } from 'node:crypto'
import { Refusal } from '../../../platform/refusal.ts'

/** What marks a new group or property as the organization's own. Programs know it by a key that nobody types. */
export const ownProperty = ({ organizationId }: { readonly organizationId: number }) => ({
  organization_id: organizationId,
  key: `OWN_${randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`,
})

export const refuseShared = ({ isShared }: { readonly isShared: boolean }): void => {
  if (isShared) throw new Refusal('property.shared')
}
