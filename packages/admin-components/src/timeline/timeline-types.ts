import type { Period } from '@delebil/validation'
import type { LucideIcon } from 'lucide-react'

export interface TimelineRow {
  readonly id: string
  /** What it is called where it is told of. */
  readonly title: string
  /** What is written of it: first in bold, then quieter, and at the far end; left out, its title. */
  readonly parts?: readonly [first: string, then?: string, last?: string]
  /** Small signs beside the title, each with its words. */
  readonly marks?: readonly { readonly icon: LucideIcon; readonly text: string }[]
  /** How much of the time that is shown it is in use: 0 to 1, and in words. */
  readonly use?: { readonly share: number; readonly text: string }
  /** Rows of one group stand together, under its name. */
  readonly group?: string
}

/**
 * A strip lies thin along the foot of the row and is in nobody's way; what is `late` should have ended, and is drawn on until now;
 * what is `gone` is to be taken away.
 */
export type TimelineTone =
  | ('plain' | 'busy' | 'late' | 'done' | 'off' | 'held' | 'moved' | 'clash' | 'ghost' | 'gone')
  | ('strip' | 'strip-moved' | 'strip-clash')

export interface TimelineBar extends Period {
  readonly id: string
  readonly rowId: string
  readonly label: string
  /** What it is called where it is too narrow for its label, the longest first. */
  readonly shorter?: readonly string[]
  readonly icon?: LucideIcon
  readonly tone: TimelineTone
  /** What is read out of it and not written. */
  readonly spoken?: string
  /** Why it stays where it is; left out, it can be moved. */
  readonly fixed?: string
  /** Why it cannot come to the pinned row; left out, it can. */
  readonly unpinned?: string
  /** Which of its ends can be drawn to another time. */
  readonly ends?: 'both' | 'start' | 'end'
}

/** Where a bar is, or is to be. */
export interface TimelinePlace extends Period {
  readonly rowId: string
}
