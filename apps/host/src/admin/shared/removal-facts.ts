import type { Screen } from '@delebil/admin-components'
import { type AdminKey, adminResources } from '@delebil/core-api/admin'
import { callAt } from './call-at.ts'

type Facts = NonNullable<Screen['removalFacts']>

/** How many records of another kind name the one that is to be deleted, for whoever may know. */
const namedIn =
  (resource: AdminKey, field: string, say: (count: number) => string): Facts =>
  async ({ api, organizationId: orgId, permissions }, { id }) => {
    if (!adminResources[resource].read.some((right) => permissions.includes(right))) return []
    const result = await api.list(resource, { orgId, filter: [{ field, operator: 'is', value: id }], size: 1 })
    const count = result.ok ? result.value.totalElements : 0
    return count > 0 ? [say(count)] : []
  }

/** Messages that are shown at a place, a model or a car: they lose it. */
export const namedInMessages = (field: 'locationIds' | 'modelIds' | 'carIds'): Facts =>
  namedIn('entity-messages', field, (count) =>
    count === 1 ? 'Er valgt i én popupmelding' : `Er valgt i ${count} popupmeldinger`,
  )

export const solutionsOfSituation: Facts = namedIn('situations/specific', 'situationId', (count) =>
  count === 1 ? 'Én spesifikk løsning slettes også' : `${count} spesifikke løsninger slettes også`,
)

export const picturesOfDamage: Facts = async (host, damage) => {
  const result = await host.api.call('damages.pictures', callAt(host, damage))
  const count = result.ok ? result.value.data.length : 0
  if (count === 0) return []
  return [count === 1 ? 'Ett bilde slettes også' : `${count} bilder slettes også`]
}
