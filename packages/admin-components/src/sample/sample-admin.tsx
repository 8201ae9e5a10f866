import type { AdminApi } from '@delebil/core-api/admin'
import { adminResources } from '@delebil/core-api/admin'
import { AnswerCache } from '@delebil/core-api/react'
import { type ReactNode, useState } from 'react'
import type { AdminHost } from '../admin-host.ts'
import { AdminHostProvider } from '../admin-host-provider.tsx'
import type { Screen } from '../screen/screen.ts'

export const sampleScreen: Screen = {
  resource: adminResources.models,
  heading: ['Bilmodeller', 'Bilmodell'],
  path: '/models',
  newPath: '/models/new',
  recordPath: ({ id }) => `/models/${id}`,
  newText: 'Ny bilmodell',
}

const names = ['Toyota Yaris', 'Volkswagen ID.3', 'Opel Combo Cargo med ekstra lang varebilkasse']
const rows = names.map((name, index) => ({
  id: index + 1,
  version: 1,
  name,
  category: 'small',
  bodyType: index === 2 ? 'van' : 'hatchback',
  seats: 5,
  rangeKilometers: index === 1 ? 420 : null,
  chargers: index === 1 ? ['TYPE2', 'CCS'] : [],
  carImageId: null,
  carCount: index * 3,
}))
const history = [
  {
    id: 1,
    at: '2026-11-20T14:30:00+01:00',
    person: { id: 2, name: 'Astrid Haugland' },
    action: 'change',
    changes: { seats: { from: 4, to: 5 } },
    why: 'Feil i vognkortet',
    titles: {},
  },
]

export const answered = (value: unknown) => Promise.resolve({ ok: true, value, headers: new Headers() })
export const refused = (status: number, code: string, message: string, more: object = {}) =>
  Promise.resolve({ ok: false, refusal: { code, status, message, fields: {}, ...more } })

/** The server's answers, in memory; a story puts its own in their place. */
export function sampleApi(own: Partial<Record<keyof AdminApi, (...input: never[]) => unknown>> = {}): AdminApi {
  const page = { totalElements: rows.length, isExact: true, cursor: null }
  return {
    list: (_: string, { q = '' }: { q?: string } = {}) =>
      answered({ ...page, data: rows.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())) }),
    counts: (_: string, filters: readonly unknown[]) =>
      answered({ data: filters.map(() => ({ total: rows.length, isExact: true })) }),
    get: (_: string, id: number) => answered(rows.find((row) => row.id === id)),
    history: () => answered({ data: history }),
    template: () => answered({ entity: { seats: 5 } }),
    change: (_: string, id: number, body: object) =>
      answered({ entity: { ...rows.find((row) => row.id === id), ...body, version: 2 }, errors: [] }),
    call: (name: string) => answered(name === 'saved-views.list' ? { data: [] } : {}),
    ...own,
  } as unknown as AdminApi
}

export interface SampleAdminProps {
  readonly host?: Partial<AdminHost>
  readonly query?: string
  readonly children: ReactNode
}

/** What screens stand on, for stories. */
export function SampleAdmin({ host, query = '', children }: SampleAdminProps) {
  const [params, setParams] = useState(() => new URLSearchParams(query))
  const value: AdminHost = {
    api: sampleApi(),
    organizationId: 1,
    permissions: ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'],
    now: () => new Date('2026-11-21T10:10:00+01:00'),
    online: true,
    query: params,
    setQuery: setParams,
    navigate: () => undefined,
    guard: () => null,
    download: () => Promise.resolve(undefined),
    ...host,
  }
  return (
    <AnswerCache options={{ errorRetryCount: 0 }}>
      <AdminHostProvider value={value}>{children}</AdminHostProvider>
    </AnswerCache>
  )
}
