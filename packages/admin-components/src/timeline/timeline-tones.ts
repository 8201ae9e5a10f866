import type { TimelineBar } from './timeline-types.ts'

type Toned = Pick<TimelineBar, 'tone'>

export const isStrip = ({ tone }: Toned): boolean => tone.startsWith('strip')

/** It takes the room of others on its row: they lie below each other. */
export const takesRoom = (bar: Toned): boolean => bar.tone !== 'ghost' && !isStrip(bar)

/** As it looks while it is held. */
export const heldTone = (bar: Toned) => (isStrip(bar) ? ('strip-moved' as const) : ('moved' as const))
