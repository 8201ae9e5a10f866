import type { StaffRight } from '@delebil/core-api/admin'
import { areaOrder, type Choices, choiceIn } from './rights.ts'
import { setOf, staffSets } from './staff-sets.ts'
import { staffTexts as own } from './staff-texts.ts'

/** Rights in a few words: the name of their set where all last, else area by area. */
export function rightsText(rights: readonly StaffRight[]): string {
  const choices = Object.fromEntries(areaOrder.map((area) => [area, choiceIn(rights, area)])) as Choices
  const set = rights.every(({ startsOn, endsOn }) => startsOn === undefined && endsOn === null)
    ? setOf(choices)
    : undefined
  if (set !== undefined) return staffSets[set]?.name ?? ''
  const parts = areaOrder.flatMap((area) => {
    const { level, from, until } = choices[area]
    if (level === 'NONE') return []
    const said = `${own.areas[area].name}: ${own.levels[level].toLowerCase()}`
    return [[said, from && own.from(from), until && own.until(until)].filter(Boolean).join(' ')]
  })
  return parts.join(', ') || own.nobody
}

/** Rights as the history keeps them, 'HELP_READ 2026-12-31' or 'HELP_READ 2026-12-01/', read again. */
export function rightsOfHistory(kept: unknown): StaffRight[] {
  return (Array.isArray(kept) ? kept : []).map((one) => {
    const [permission = '', days = ''] = String(one).split(' ')
    const [startsOn, endsOn] = days.includes('/') ? days.split('/') : [undefined, days]
    return {
      permission: permission as StaffRight['permission'],
      endsOn: endsOn || null,
      ...(startsOn && { startsOn }),
    }
  })
}
