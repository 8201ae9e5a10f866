import { AdminHostProvider, ResourceList, type Screen } from '@delebil/admin-components'
import { type AdminApi, adminResources } from '@delebil/core-api/admin'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { plainTable } from './plain-table.ts'

const asked = new URLSearchParams(location.search)
const count = Number(asked.get('rows') ?? 50)
const root = document.getElementById('list')
if (!root) throw new Error('The page has no element with id "list".')

const rows = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  version: 1,
  name: `Modell ${index + 1}`,
  category: 'small',
  bodyType: 'hatchback',
  seats: 5,
  rangeKilometers: 300,
  chargers: [],
  carImageId: null,
  carCount: 3,
}))

const answered = (value: unknown) => Promise.resolve({ ok: true, value, headers: new Headers() })
const api = {
  list: () => answered({ data: rows, totalElements: count, isExact: true, cursor: null }),
  call: () => answered({ data: [] }),
} as unknown as AdminApi

if (asked.get('painter') === 'plain') plainTable(root, rows)
else {
  const models: Screen = { resource: adminResources.models, heading: ['Bilmodeller', 'Bilmodell'], path: '/models' }
  const host = {
    api,
    organizationId: 1,
    permissions: ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'] as const,
    now: () => new Date(),
    online: true,
    query: new URLSearchParams(),
    setQuery: () => undefined,
    navigate: () => undefined,
    guard: () => null,
    PlaceMap: () => null,
    download: () => Promise.resolve(undefined),
  }
  const page = { value: host, children: createElement(ResourceList, { screen: models }) }
  createRoot(root).render(createElement(AdminHostProvider, page))
}
