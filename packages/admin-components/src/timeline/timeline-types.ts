import type { Period } from '@delebil/validation'
import type { LucideIcon } from 'lucide-react'

export interface TimelineRow {
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Small signs beside the title, each with its words. */
  readonly marks?: readonly { readonly icon: LucideIcon; readonly text: string }[]
  /** Rows of one group stand together, under its name. */
  readonly group?: string
}

/** `strip` lies thin along the foot of the row and is in nobody's way. */
export type TimelineTone = 'plain' | 'busy' | 'done' | 'off' | 'held' | 'strip' | 'moved' | 'clash' | 'ghost'

export interface TimelineBar extends Period {
  readonly id: string
  readonly rowId: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly tone: TimelineTone
  /** Why it stays where it is; left out, it can be moved. */
  readonly fixed?: string
}

/** Where a bar is, or is to be. */
export interface TimelinePlace extends Period {
  readonly rowId: string
}
