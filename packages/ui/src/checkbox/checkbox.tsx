import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { choice, square } from './checkbox.css.ts'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  children: ReactNode
}

/** Yes or no, sent with a form; for something that takes effect at once use Switch. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={choice}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={square}>
            {isIndeterminate ? <Icon of={Minus} sizePx={18} /> : isSelected && <Icon of={Check} sizePx={18} />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  )
}
