import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components'
import { knob, note as noteClass, row, track, words } from './switch.css.ts'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  /** A second, smaller line. */
  note?: string | undefined
}

/** On or off, at once. */
export function Switch({ children, note, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={row}>
      <span className={words}>
        {children}
        {note !== undefined && <span className={noteClass}>{note}</span>}
      </span>
      <span className={track}>
        <span className={knob} />
      </span>
    </AriaSwitch>
  )
}
