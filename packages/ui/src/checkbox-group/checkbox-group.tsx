import {
  Checkbox as AriaCheckbox,
  CheckboxGroup as AriaGroup,
  type CheckboxGroupProps as AriaGroupProps,
} from 'react-aria-components'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Choices, type ChoicesProps, type Decided } from '../choice-group/choices.tsx'
import { card } from '../choice-group/picture-card.css.ts'
import { PictureCard } from '../choice-group/picture-card.tsx'
import { field } from '../field/field.css.ts'

export interface CheckboxGroupProps extends ChoicesProps, Omit<AriaGroupProps, Decided> {}

/** Any number of a known few. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return (
    <AriaGroup {...props} isInvalid={props.error !== undefined} validationBehavior="aria" className={field}>
      <Choices {...props}>
        {({ id, label, picture, isDisabled = false }) =>
          picture ? (
            <AriaCheckbox key={id} value={id} isDisabled={isDisabled} className={card}>
              <PictureCard picture={picture} label={label} />
            </AriaCheckbox>
          ) : (
            <Checkbox key={id} value={id} isDisabled={isDisabled}>
              {label}
            </Checkbox>
          )
        }
      </Choices>
    </AriaGroup>
  )
}
