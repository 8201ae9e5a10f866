import { DataProvider } from '@delebil/core-api/react'
import { type ReactNode, useMemo } from 'react'
import { type BookingHost, HostContext } from './booking-host.ts'

export interface BookingHostProviderProps {
  readonly value: BookingHost
  readonly children: ReactNode
}

/** Puts the widget into the page around it. */
export function BookingHostProvider({ value, children }: BookingHostProviderProps) {
  const { api, person, online, waiting } = value
  const personId = person?.id
  const source = useMemo(() => ({ api, personId, online, waiting }), [api, personId, online, waiting])
  return (
    <HostContext.Provider value={value}>
      <DataProvider value={source}>{children}</DataProvider>
    </HostContext.Provider>
  )
}
