import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { MenuItem, Text } from 'react-aria-components'
import * as css from './profile-menu.css.ts'

/** A page that the profile menu leads to. */
export function LinkEntry({ id, href, icon, label }: { id: string; href: string; icon: LucideIcon; label: string }) {
  return (
    <MenuItem id={id} href={href} className={css.entry} textValue={label}>
      <span className={css.ownerIcon}>
        <Icon of={icon} />
      </span>
      <Text slot="label">{label}</Text>
    </MenuItem>
  )
}
