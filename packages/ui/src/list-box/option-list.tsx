import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import { ListBox, ListBoxItem, Text } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { texts } from '../texts.ts'
import { empty, listBox, option, optionCheck, optionIcon, optionNote, optionTexts } from './list-box.css.ts'

/** One thing to choose in a Select, ComboBox or TimeSelect. */
export interface Option {
  id: string
  label: string
  /** A second line, for instance the town of an address. */
  note?: string | undefined
  icon?: LucideIcon
  isDisabled?: boolean
}

export function OptionList({ options, emptyText = texts.noHits }: { options: readonly Option[]; emptyText?: string }) {
  return (
    <ListBox items={options} className={listBox} renderEmptyState={() => <span className={empty}>{emptyText}</span>}>
      {({ id, label, note, icon, isDisabled = false }) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
          {icon && (
            <span className={optionIcon}>
              <Icon of={icon} />
            </span>
          )}
          <Text slot="label" className={optionTexts}>
            {label}
            {note !== undefined && <span className={optionNote}>{note}</span>}
          </Text>
          <span className={optionCheck}>
            <Icon of={Check} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  )
}
