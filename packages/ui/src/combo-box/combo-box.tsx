import type { LucideIcon } from 'lucide-react'
import { ChevronDown } from 'lucide-react'
import { useContext, useEffect } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  ComboBoxStateContext,
  Popover,
  useFilter,
} from 'react-aria-components'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { LineFrame } from '../field/line-frame.tsx'
import { Icon } from '../icon/icon.tsx'
import { variants } from '../icon-button/icon-button.css.ts'
import { groupKey, type Option, OptionList } from '../list-box/option-list.tsx'
import { asWideAsTrigger } from '../popover/popover.css.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { texts } from '../texts.ts'
import { openButton } from './combo-box.css.ts'

export interface ComboBoxProps
  extends FieldTexts,
    Pick<
      AriaComboBoxProps<Option>,
      | 'inputValue'
      | 'defaultInputValue'
      | 'onInputChange'
      | 'isDisabled'
      | 'isRequired'
      | 'name'
      | 'allowsCustomValue'
      | 'onBlur'
      | 'onFocus'
    > {
  options: readonly Option[]
  /** The chosen option's id. */
  value?: string | null
  onChange?: (id: string | null) => void
  /** True where the caller has already searched (a server did); else the control filters by what is typed. */
  isFiltered?: boolean
  isLoading?: boolean
  emptyText?: string
  placeholder?: string
  icon?: LucideIcon
  /** What alone fits what is typed is taken by Enter, without an arrow to it. */
  takesOnly?: boolean
}

/** Type to find, arrows to choose, Enter to take. Opens on focus, so that recent choices are at hand. */
export function ComboBox(all: ComboBoxProps) {
  const {
    label,
    help,
    error,
    isOptional = false,
    options,
    onChange,
    isFiltered = false,
    isLoading = false,
    emptyText,
    placeholder,
    icon,
    takesOnly = false,
    ...props
  } = all
  const { contains } = useFilter({ sensitivity: 'base' })
  const fits =
    (typed: string) =>
    ({ label, isFound }: Option) =>
      isFound === true || contains(label, typed)
  // A group's name stays while one of its options does.
  const isShown = (text: string, typed: string) =>
    options.some((option) => {
      const isThis = option.label === text || (option.group !== undefined && groupKey(option.group) === text)
      return isThis && fits(typed)(option)
    })
  return (
    <AriaComboBox<Option>
      {...props}
      {...(isFiltered ? { items: options } : { defaultItems: options })}
      onChange={(id) => onChange?.(id === null ? null : String(id))}
      defaultFilter={isShown}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <LineFrame
        selectsAll
        icon={icon}
        placeholder={placeholder}
        isInvalid={error !== undefined}
        isDisabled={props.isDisabled}
      >
        {isLoading && <Spinner sizePx={20} label={texts.searching} />}
        <span className={openButton}>
          <Button className={variants.plain}>
            <Icon of={ChevronDown} />
          </Button>
        </span>
      </LineFrame>
      <FieldMessage error={error} />
      {takesOnly && <OnlyOne />}
      <Popover offset={4} className={asWideAsTrigger}>
        <OptionList options={options} emptyText={isLoading ? texts.searching : (emptyText ?? texts.noHits)} />
      </Popover>
    </AriaComboBox>
  )
}

/** Has the option at hand that alone fits what is typed. */
function OnlyOne() {
  const state = useContext(ComboBoxStateContext)
  const { isOpen = false, collection, selectionManager, inputValue = '', selectedItem } = state ?? {}
  const only = collection?.size === 1 ? collection.getFirstKey() : null
  const isTyped = isOpen && inputValue !== '' && inputValue !== selectedItem?.textValue
  useEffect(() => {
    if (isTyped && only !== null && selectionManager?.canSelectItem(only)) selectionManager.setFocusedKey(only)
  }, [isTyped, only, selectionManager])
  return null
}
