import type { LucideIcon } from 'lucide-react'
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Group, Input } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { frame, frameIcon, input } from './field.css.ts'

interface LineFrameProps {
  icon?: LucideIcon | undefined
  placeholder?: string | undefined
  isInvalid: boolean
  isDisabled?: boolean | undefined
  /** A press into it takes all of it, so that what is typed takes its place. */
  selectsAll?: boolean
  /** What stands after the line. */
  children?: ReactNode
}

/** A line to write on, in the frame of a field. */
export function LineFrame({
  icon,
  placeholder,
  isInvalid,
  isDisabled = false,
  selectsAll = false,
  children,
}: LineFrameProps) {
  const isFresh = useRef(false)
  const selecting = selectsAll && {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      isFresh.current = (currentTarget.getRootNode() as Document | ShadowRoot).activeElement !== currentTarget
    },
    // Not before: the end of the press sets the caret.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => isFresh.current && currentTarget.select(),
  }
  return (
    <Group className={frame} isInvalid={isInvalid} isDisabled={isDisabled}>
      {icon && (
        <span className={frameIcon}>
          <Icon of={icon} />
        </span>
      )}
      <Input className={input} {...selecting} {...(placeholder !== undefined && { placeholder })} />
      {children}
    </Group>
  )
}
