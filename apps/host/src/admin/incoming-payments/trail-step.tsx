import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './payment.css.ts'

interface TrailStepProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly main: ReactNode
  readonly note?: ReactNode
  /** Somebody must say yes to it. */
  readonly isAsking?: boolean
}

/** One stop on the way from bank to trip. */
export function TrailStep({ icon, name, main, note, isAsking = false }: TrailStepProps) {
  return (
    <li className={css.step}>
      <span className={isAsking ? css.lookMark : css.mark}>
        <Icon of={icon} sizePx={16} />
      </span>
      <span className={css.name}>{name}</span>
      <div className={css.said}>
        <p className={css.main}>{main}</p>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </li>
  )
}
