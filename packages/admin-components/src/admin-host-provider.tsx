import type { ReactNode } from 'react'
import { type AdminHost, AdminHostContext } from './admin-host.ts'
import { commandOffers } from './command/commands.ts'
import { keyOffers } from './command/offered-keys.ts'
import { OffersProvider } from './command/offers.tsx'
import { StaffArea } from './part/staff-area.tsx'
import { ToastProvider } from './toast/toasts.tsx'

/** Around all screens: what they stand on, where they say things, and what the command palette knows. */
export function AdminHostProvider({ value, children }: { value: AdminHost; children: ReactNode }) {
  return (
    <AdminHostContext.Provider value={value}>
      <StaffArea>
        <OffersProvider of={commandOffers}>
          <OffersProvider of={keyOffers}>
            <ToastProvider>{children}</ToastProvider>
          </OffersProvider>
        </OffersProvider>
      </StaffArea>
    </AdminHostContext.Provider>
  )
}
