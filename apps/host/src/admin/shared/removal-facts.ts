import type { Screen } from '@delebil/admin-components'
import { type AdminKey, adminResources, type FilterField } from '@delebil/core-api/admin'
import { callAt } from './call-at.ts'

type Facts = NonNullable<Screen['removalFacts']>

const factsOf = (count: number, say: (count: number) => string) => ({
  ok: true as const,
  value: count > 0 ? [say(count)] : [],
})

/** How many records of another kind name the one that is to be deleted, for whoever may know. */
const namedIn =
  <K extends AdminKey>(resource: K, field: FilterField<K> & string, say: (count: number) => string): Facts =>
  async ({ api, organizationId: orgId, permissions }, { id }) => {
    if (!adminResources[resource].read.some((right) => permissions.includes(right))) return factsOf(0, say)
    const key: AdminKey = resource
    const result = await api.list(key, { orgId, filter: [{ field, operator: 'is', value: id }], size: 1 })
    return result.ok ? factsOf(result.value.totalElements, say) : result
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
  if (!result.ok) return result
  return factsOf(result.value.data.length, (count) =>
    count === 1 ? 'Ett bilde slettes også' : `${count} bilder slettes også`,
  )
}
