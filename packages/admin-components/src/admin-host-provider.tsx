import type { ReactNode } from 'react'
import { type AdminHost, AdminHostContext } from './admin-host.ts'
import { CommandProvider } from './command/commands.tsx'
import { ToastProvider } from './toast/toasts.tsx'

/** Around all screens: what they stand on, where they say things, and what the command palette knows. */
export function AdminHostProvider({ value, children }: { value: AdminHost; children: ReactNode }) {
  return (
    <AdminHostContext.Provider value={value}>
      <CommandProvider>
        <ToastProvider>{children}</ToastProvider>
      </CommandProvider>
    </AdminHostContext.Provider>
  )
}
