import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu, MenuItem, Text } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { item, mark, menu } from './menu.css.ts'
import { MenuPopover } from './menu-popover.tsx'

export interface ChoiceMenuProps<Id extends string> {
  /** What is chosen: "Sorter etter". */
  label: string
  options: readonly { readonly id: Id; readonly label: string }[]
  value: Id
  onChoose: (id: Id) => void
  /** What it opens at, which stays where it is and may be fetched before the menu is. */
  trigger: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A choice of one as a menu that opens at a quiet button, where a `Select` would be too loud. */
export function ChoiceMenu<Id extends string>({
  label,
  options,
  value,
  onChoose,
  trigger,
  isOpen,
  onOpenChange,
}: ChoiceMenuProps<Id>) {
  return (
    <MenuPopover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Menu
        aria-label={label}
        className={menu}
        autoFocus="first"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = options.find(({ id }) => keys !== 'all' && keys.has(id))
          if (chosen) onChoose(chosen.id)
        }}
        onClose={() => onOpenChange(false)}
      >
        {options.map((option) => (
          <MenuItem key={option.id} id={option.id} textValue={option.label} className={item}>
            <span className={mark}>{option.id === value && <Icon of={Check} />}</span>
            <Text slot="label">{option.label}</Text>
          </MenuItem>
        ))}
      </Menu>
    </MenuPopover>
  )
}
