import { parseDateField } from '@delebil/validation'
import { formatTime } from '@delebil/validation/text'
import { addMinutes, addOsloDays, osloInstant } from '@delebil/validation/time'
import { momentTexts as texts } from './moment-texts.ts'

const STEP_MINUTES = 30

/** The half hours of a day by the clock in Oslo, and a moment between them that is chosen already. The night that has an hour twice names the later one. */
export function halfHoursOf(day: string, chosen?: Date): readonly { readonly id: string; readonly label: string }[] {
  const parsed = parseDateField(day)
  if (!parsed) return []
  const start = osloInstant(parsed)
  const end = addOsloDays(start, 1)
  const moments: Date[] = []
  for (let at = start; at < end; at = addMinutes(at, STEP_MINUTES)) moments.push(at)
  const isBetween =
    chosen && chosen >= start && chosen < end && moments.every((at) => at.getTime() !== chosen.getTime())
  if (isBetween) moments.push(chosen)
  moments.sort((a, b) => a.getTime() - b.getTime())
  const seen = new Set<string>()
  return moments.map((at) => {
    const time = formatTime(at)
    const label = seen.has(time) ? texts.winterTime(time) : time
    seen.add(time)
    return { id: at.toISOString(), label }
  })
}
