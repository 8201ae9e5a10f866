import { type Permission, type PermissionArea, permissionAreas } from '@delebil/core-api'
import type { StaffRight } from '@delebil/core-api/admin'
import { formatDateField } from '@delebil/validation'
import { dayOf } from '../shared/day-of.ts'
import { staffTexts as own } from './staff-texts.ts'

export type Level = keyof typeof own.levels
/** What is chosen for an area; the days as they are typed. */
export type Choice = { readonly level: Level; readonly from: string; readonly until: string }
export type Choices = Readonly<Record<PermissionArea, Choice>>

/** Areas in the order of a day's work. */
export const areaOrder = Object.keys(own.areas) as PermissionArea[]

/** 'YYYY-MM-DD' as it is typed. */
export function typedDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return formatDateField({ year, month, day: date })
}

const of = (area: PermissionArea, kind: 'READ' | 'WRITE'): Permission => `${area}_${kind}`

/** What a day is called among what is wrong. */
export const dayField = (area: PermissionArea, side: 'from' | 'until'): string => `${area}.${side}`

/** What whoever may do nothing in an area has chosen there. */
export const nothing: Choice = { level: 'NONE', from: '', until: '' }

/** What somebody holds in an area. */
export function choiceIn(rights: readonly StaffRight[], area: PermissionArea): Choice {
  const write = rights.find(({ permission }) => permission === of(area, 'WRITE'))
  const right = write ?? rights.find(({ permission }) => permission === of(area, 'READ'))
  if (right === undefined) return nothing
  const { startsOn, endsOn } = right
  return {
    level: write ? 'WRITE' : 'READ',
    from: startsOn === undefined ? '' : typedDay(startsOn),
    until: endsOn === null ? '' : typedDay(endsOn),
  }
}

/** What is sent for what is chosen. */
export function rightsOf(choices: Choices): StaffRight[] {
  return permissionAreas.flatMap((area) => {
    const { level, from, until } = choices[area]
    const startsOn = dayOf(from)
    const kinds = level === 'NONE' ? [] : level === 'READ' ? (['READ'] as const) : (['READ', 'WRITE'] as const)
    return kinds.map((kind) => ({
      permission: of(area, kind),
      endsOn: dayOf(until) ?? null,
      ...(startsOn !== undefined && { startsOn }),
    }))
  })
}
