import { createContext, useContext } from 'react'
import type { AdminHost } from '../admin-host.ts'

/** Like the host's, but whoever reads a text sees at once what another part has written. */
export const KeptContext = createContext<NonNullable<AdminHost['kept']>>({
  read: () => undefined,
  write: () => undefined,
})

/** A text that is kept for this person in this browser. */
export function useKeptText(name: string): readonly [string | undefined, (text: string) => void] {
  const { read, write } = useContext(KeptContext)
  return [read(name), (text) => write(name, text)]
}
