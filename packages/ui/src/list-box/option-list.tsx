import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import { ListBox, ListBoxItem, Text } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { texts } from '../texts.ts'
import * as css from './list-box.css.ts'

/** One thing to choose in a Select, ComboBox or TimeSelect. */
export interface Option {
  id: string
  label: string
  /** A second line, for instance the town of an address. */
  note?: string | undefined
  /** Stands at the end of the first line: a phone, a price. */
  aside?: string | undefined
  icon?: LucideIcon
  isDisabled?: boolean
  /** Options of the same group stand together under its name. Either all options have one, or none. */
  group?: string
  /** A server found it for what was typed: a ComboBox shows it whatever its label is. */
  isFound?: boolean
  /** Says something, such as the name of a group, and can't be chosen. */
  isNote?: boolean
}

export function OptionList({ options, emptyText = texts.noHits }: { options: readonly Option[]; emptyText?: string }) {
  return (
    <ListBox
      items={withGroupNames(options)}
      className={css.listBox}
      renderEmptyState={() => <span className={css.empty}>{emptyText}</span>}
    >
      {OptionItem}
    </ListBox>
  )
}

/** What the name of a group is called among the options. */
export const groupKey = (group: string): string => `group ${group}`

// Lines among the options: a section of react-aria's collections trips React's development build.
function withGroupNames(options: readonly Option[]): Option[] {
  return options.flatMap((option, index) => {
    const { group } = option
    if (group === undefined || group === options[index - 1]?.group) return [option]
    return [{ id: groupKey(group), label: group, isNote: true }, option]
  })
}

function OptionItem({ id, label, note, aside, icon, isDisabled = false, isNote = false }: Option) {
  const isGroup = id === groupKey(label)
  return (
    <ListBoxItem
      id={id}
      textValue={isGroup ? id : label}
      isDisabled={isDisabled || isNote}
      className={isNote ? `${css.option} ${isGroup ? css.groupName : css.note}` : css.option}
    >
      {icon && (
        <span className={css.optionIcon}>
          <Icon of={icon} />
        </span>
      )}
      <Text slot="label" className={css.optionTexts}>
        {aside === undefined ? (
          label
        ) : (
          <span className={css.firstLine}>
            {label} <span className={css.optionAside}>{aside}</span>
          </span>
        )}
        {note !== undefined && <span className={css.optionNote}>{note}</span>}
      </Text>
      <span className={css.optionCheck}>
        <Icon of={Check} />
      </span>
    </ListBoxItem>
  )
}
