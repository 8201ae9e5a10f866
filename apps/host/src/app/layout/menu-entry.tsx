import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { MenuItem, Text } from 'react-aria-components'
import * as css from './profile-menu.css.ts'

interface MenuEntryProps {
  readonly id: string
  /** The page that it leads to, or what it does. */
  readonly href?: string
  readonly onAction?: () => void
  readonly icon: LucideIcon
  readonly label: string
  /** Said below the label. */
  readonly note?: string | undefined
}

/** A thing that the profile menu offers. */
export function MenuEntry({ icon, label, note, ...item }: MenuEntryProps) {
  return (
    <MenuItem {...item} className={css.entry} textValue={label}>
      <span className={css.ownerIcon}>
        <Icon of={icon} />
      </span>
      <Text slot="label" className={css.entryTexts}>
        <span>{label}</span>
        {note !== undefined && <span className={css.entryNote}>{note}</span>}
      </Text>
    </MenuItem>
  )
}
