import { Search, X } from 'lucide-react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import { field, frame, frameIcon, input } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { Icon } from '../icon/icon.tsx'
import { variants } from '../icon-button/icon-button.css.ts'
import { clear } from './search-field.css.ts'

export interface SearchFieldProps
  extends FieldTexts,
    Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  placeholder?: string
}

/** Free text to look for; Escape and the cross empty it. */
export function SearchField({ label, help, error, isOptional = false, placeholder, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <Group className={frame} isInvalid={error !== undefined} isDisabled={props.isDisabled ?? false}>
        <span className={frameIcon}>
          <Icon of={Search} />
        </span>
        <Input className={input} {...(placeholder !== undefined && { placeholder })} />
        <span className={clear}>
          <Button className={variants.plain}>
            <Icon of={X} />
          </Button>
        </span>
      </Group>
      <FieldMessage error={error} />
    </AriaSearchField>
  )
}
