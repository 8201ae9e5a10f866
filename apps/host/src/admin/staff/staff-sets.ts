import type { PermissionArea } from '@delebil/core-api'
import { type Choices, type Level, nothing } from './rights.ts'

type Levels = Readonly<Partial<Record<PermissionArea, Level>>>

/** Rights that go together, for people who do the same work. */
export const staffSets: Readonly<Record<string, { readonly name: string; readonly levels: Levels }>> = {
  all: {
    name: 'Alt',
    levels: {
      RESERVATION: 'WRITE',
      MESSAGE: 'WRITE',
      MEMBERSHIP: 'WRITE',
      FLEET_MANAGEMENT: 'WRITE',
      BILLING: 'WRITE',
      LIMITED_BILLING: 'WRITE',
      HELP: 'WRITE',
      FEATURE_TOGGLE: 'WRITE',
      ADMIN_SETTINGS: 'WRITE',
    },
  },
  service: {
    name: 'Medlemsservice',
    levels: {
      RESERVATION: 'WRITE',
      MESSAGE: 'WRITE',
      MEMBERSHIP: 'WRITE',
      FLEET_MANAGEMENT: 'READ',
      LIMITED_BILLING: 'READ',
      HELP: 'WRITE',
    },
  },
  night: {
    name: 'Nattvakt',
    levels: { RESERVATION: 'WRITE', MESSAGE: 'WRITE', MEMBERSHIP: 'READ', FLEET_MANAGEMENT: 'READ', HELP: 'READ' },
  },
  fleet: {
    name: 'Flåte',
    levels: { RESERVATION: 'READ', MESSAGE: 'WRITE', FLEET_MANAGEMENT: 'WRITE', HELP: 'READ' },
  },
  bookkeeper: {
    name: 'Regnskap',
    levels: { RESERVATION: 'READ', MEMBERSHIP: 'READ', FLEET_MANAGEMENT: 'READ', BILLING: 'WRITE' },
  },
}

const levelIn = (levels: Levels, area: string): Level => levels[area as PermissionArea] ?? 'NONE'

/** The set that is chosen, whatever day its rights end; undefined where it is none of them. */
export function setOf(choices: Choices): string | undefined {
  const areas = Object.entries(choices)
  return Object.keys(staffSets).find((key) =>
    areas.every(([area, { level }]) => levelIn(staffSets[key]?.levels ?? {}, area) === level),
  )
}

/** The choices with the levels of a set; days stay where something is still held. */
export function withSet(choices: Choices, key: string): Choices {
  const levels = staffSets[key]?.levels ?? {}
  return Object.fromEntries(
    Object.entries(choices).map(([area, choice]) => {
      const level = levelIn(levels, area)
      return [area, level === 'NONE' ? nothing : { ...choice, level }]
    }),
  ) as Choices
}
