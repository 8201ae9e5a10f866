import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { region, tones } from './status-line.css.ts'

export interface StatusLineProps {
  icon: LucideIcon
  tone?: keyof typeof tones
  /** For the page to take the focus here, where what was pressed is gone. */
  lineRef?: Ref<HTMLDivElement>
  /** A few words; the next ones take their place. */
  children: string
}

/** How something stands now, in one line: what is new takes the place of what was, and is read out when there is a pause. */
export function StatusLine({ icon, tone = 'neutral', lineRef, children }: StatusLineProps) {
  return (
    <div ref={lineRef} role="status" tabIndex={-1} className={region}>
      {/* Anew for each text: what is said now stands where it fits, and nothing is moved there. */}
      <p key={children} className={tones[tone]}>
        <Icon of={icon} />
        {children}
      </p>
    </div>
  )
}
