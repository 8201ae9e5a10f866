import { type ReactNode, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { KeptContext } from './kept.ts'
import { PageHeadProvider } from './page-head.tsx'
import { area } from './staff-area.css.ts'
import { useDensity } from './use-density.ts'

/** Around the staff area: its density, and what a person has chosen for all of it. */
export function StaffArea({ children }: { readonly children: ReactNode }) {
  const { kept } = useAdminHost()
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const texts = {
    read: (name: string) => written[name] ?? kept?.read(name),
    write: (name: string, text: string) => {
      kept?.write(name, text)
      setWritten((before) => ({ ...before, [name]: text }))
    },
  }
  return (
    <KeptContext.Provider value={texts}>
      <Dense>
        <PageHeadProvider>{children}</PageHeadProvider>
      </Dense>
    </KeptContext.Provider>
  )
}

function Dense({ children }: { readonly children: ReactNode }) {
  const [density] = useDensity()
  return (
    <div className={area} data-density={density}>
      {children}
    </div>
  )
}
