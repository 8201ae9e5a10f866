import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Group, Input } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { frame, frameIcon, input } from './field.css.ts'

interface LineFrameProps {
  icon?: LucideIcon | undefined
  placeholder?: string | undefined
  isInvalid: boolean
  isDisabled?: boolean | undefined
  /** What stands after the line. */
  children?: ReactNode
}

/** A line to write on, in the frame of a field. */
export function LineFrame({ icon, placeholder, isInvalid, isDisabled = false, children }: LineFrameProps) {
  return (
    <Group className={frame} isInvalid={isInvalid} isDisabled={isDisabled}>
      {icon && (
        <span className={frameIcon}>
          <Icon of={icon} />
        </span>
      )}
      <Input className={input} {...(placeholder !== undefined && { placeholder })} />
      {children}
    </Group>
  )
}
