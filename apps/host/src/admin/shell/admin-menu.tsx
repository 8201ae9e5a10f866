import { useState } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import { AdminCommands } from './admin-commands.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SideMenu } from './side-menu.tsx'
import { useShell } from './use-shell.ts'

/** The sub-navigation beside the pages, or around them on a phone, and what opens over them by key or press. */
export function AdminMenu() {
  const [opened, setOpened] = useState<'palette' | 'keys'>()
  const isWide = useWide()
  const shell = useShell(setOpened)
  return (
    <>
      {isWide ? <SideMenu shell={shell} /> : <PhoneMenu shell={shell} />}
      <AdminCommands shell={shell} opened={opened} onOpen={setOpened} />
    </>
  )
}
