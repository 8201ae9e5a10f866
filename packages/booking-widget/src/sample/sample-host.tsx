import { createClient, type Whoami } from '@delebil/core-api'
import { AnswerCache } from '@delebil/core-api/react'
import type { ComponentType, ReactNode } from 'react'
import { useState } from 'react'
import type { BookingHost } from '../booking-host.ts'
import { BookingHostProvider } from '../booking-host-provider.tsx'
import { organization, privateMembership, sampleNow } from './bergen.ts'

function memory(): BookingHost['storage'] {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A page around the widget, with a member logged in and a clock that stands still. */
export function sampleHost(more: Partial<BookingHost> = {}): BookingHost {
  return {
    api: createClient(),
    person: { id: 9, name: 'Kari Nordmann' },
    memberships: [privateMembership],
    selectedMembership: privateMembership,
    organizations: [organization],
    requestLogin: () => undefined,
    links: {
      reservation: (id) => `#/reservations/${id}`,
      reservations: '#/reservations',
      findCar: '#/findcar',
      car: (id) => `#/findcar?car=${id}`,
      findCarNear: (id) => `#/findcar?location=${id}`,
      verifyLicense: '#/verifyLicense',
    },
    navigate: () => undefined,
    storage: memory(),
    mapStyleUrl: undefined,
    now: () => sampleNow,
    subscribe: () => () => undefined,
    online: true,
    ...more,
  }
}

declare global {
  /** What the workbench's switches ask for: who is logged in (`null` for nobody), and no network. Absent elsewhere. */
  var workbench: { readonly person: Whoami | null | undefined; readonly isOffline: boolean } | undefined
}

/** The page as the workbench's switches want it, above what the story says. */
function asSwitched(host: BookingHost): BookingHost {
  const { person, isOffline = false } = (typeof workbench === 'undefined' ? undefined : workbench) ?? {}
  const online = host.online && !isOffline
  if (person === undefined) return { ...host, online }
  if (person === null) return { ...host, online, person: undefined, memberships: [], selectedMembership: undefined }
  const { memberships } = person
  return { ...host, online, person: host.person ?? person.person, memberships, selectedMembership: memberships[0] }
}

export interface SampleFrameProps {
  readonly host?: Partial<BookingHost>
  readonly children: ReactNode
}

/** Puts a story into its page, with a cache of its own so that no story sees another's answers. */
export function SampleFrame({ host, children }: SampleFrameProps) {
  const [whole] = useState(() => asSwitched(sampleHost(host)))
  return (
    <AnswerCache options={{ dedupingInterval: 0, errorRetryCount: 0 }}>
      <BookingHostProvider value={whole}>{children}</BookingHostProvider>
    </AnswerCache>
  )
}

/** A story in its page; what the page gives comes from the story's parameter `host`. */
export function inSampleFrame(Story: ComponentType, { parameters }: { parameters: Readonly<Record<string, unknown>> }) {
  return (
    <SampleFrame host={parameters['host'] ?? {}}>
      <Story />
    </SampleFrame>
  )
}
