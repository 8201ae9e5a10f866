import { osloParts } from '@delebil/validation/time'
import type { TimelineBar } from './timeline-types.ts'

/** How wide a text is, in pixels. */
export type Measure = (text: string, isBold: boolean) => number

const clock = (at: Date): string => {
  const { hour, minute } = osloParts(at)
  const hours = String(hour).padStart(2, '0')
  return minute === 0 ? hours : `${hours}:${String(minute).padStart(2, '0')}`
}

/** '06–18:30' */
export const shortTimes = ({ start, end }: Pick<TimelineBar, 'start' | 'end'>): string =>
  `${clock(start)}–${clock(end)}`

/** What is written on a bar: its name is whole, or a shorter one, or is left out, but never cut. */
export function fitText(
  bar: Pick<TimelineBar, 'label' | 'shorter' | 'start' | 'end'>,
  roomPx: number,
  measure: Measure,
): { readonly name: string; readonly times: string } {
  const times = shortTimes(bar)
  const { label, shorter = [] } = bar
  if (measure(label, true) + measure(` ${times}`, false) <= roomPx) return { name: label, times }
  return { name: [label, ...shorter].find((text) => measure(text, true) <= roomPx) ?? '', times: '' }
}
