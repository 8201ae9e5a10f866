import { RadioGroup as AriaGroup, type RadioGroupProps as AriaGroupProps, Radio } from 'react-aria-components'
import { choice } from '../checkbox/checkbox.css.ts'
import { Choices, type ChoicesProps, type Decided } from '../choice-group/choices.tsx'
import { card } from '../choice-group/picture-card.css.ts'
import { PictureCard } from '../choice-group/picture-card.tsx'
import { field } from '../field/field.css.ts'
import { dot, round } from './radio-group.css.ts'

export interface RadioGroupProps extends ChoicesProps, Omit<AriaGroupProps, Decided> {}

/** One of two to five that should all be seen at once. */
export function RadioGroup(props: RadioGroupProps) {
  return (
    <AriaGroup {...props} isInvalid={props.error !== undefined} validationBehavior="aria" className={field}>
      <Choices {...props}>
        {({ id, label, picture, isDisabled = false }) => (
          <Radio key={id} value={id} isDisabled={isDisabled} className={picture ? card : choice}>
            {({ isSelected }) =>
              picture ? (
                <PictureCard picture={picture} label={label} />
              ) : (
                <>
                  <span className={round}>{isSelected && <span className={dot} />}</span>
                  {label}
                </>
              )
            }
          </Radio>
        )}
      </Choices>
    </AriaGroup>
  )
}
