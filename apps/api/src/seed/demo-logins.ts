import { permissionAreas } from '@delebil/core-api'
import { byfjord, nidelva } from './seed-orgs.ts'

/** A person of the demo who can log in. Ids are fixed: the persons 1 to 6. */
export type DemoLogin = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly phone: string
  /** What the log-in is for, in Norwegian, for the list that is printed at start. */
  readonly role: string
  readonly permissions: readonly { readonly organizationId: number; readonly permission: string }[]
}

const grant = (organizationIds: readonly number[], ...areas: readonly (typeof permissionAreas)[number][]) =>
  organizationIds.flatMap((organizationId) =>
    areas.flatMap((area) => [
      { organizationId, permission: `${area}_READ` },
      { organizationId, permission: `${area}_WRITE` },
    ]),
  )

export const demoLogins = {
  member: {
    id: 1,
    email: 'medlem@delebil.test',
    name: 'Ingrid Solheim',
    phone: '+4790000001',
    role: 'medlem, eier et privat medlemskap',
    permissions: [],
  },
  employee: {
    id: 2,
    email: 'ansatt@delebil.test',
    name: 'Jonas Tveit',
    phone: '+4790000002',
    role: 'medlem i et bedriftsmedlemskap som en annen eier',
    permissions: [],
  },
  admin: {
    id: 3,
    email: 'admin@delebil.test',
    name: 'Astrid Haugland',
    phone: '+4790000003',
    role: `alle rettigheter i ${byfjord.name}`,
    permissions: grant([byfjord.id], ...permissionAreas),
  },
  nightWatch: {
    id: 4,
    email: 'nattvakt@delebil.test',
    name: 'Sindre Nygård',
    phone: '+4790000004',
    role: `reservasjoner i ${byfjord.name}`,
    permissions: grant([byfjord.id], 'RESERVATION'),
  },
  accountant: {
    id: 5,
    email: 'regnskap@delebil.test',
    name: 'Marit Eide',
    phone: '+4790000005',
    role: 'fakturering i begge klubbene',
    permissions: [
      ...grant([byfjord.id, nidelva.id], 'BILLING', 'MESSAGE'),
      ...[byfjord.id, nidelva.id].flatMap((organizationId) =>
        ['MEMBERSHIP_READ', 'RESERVATION_READ'].map((permission) => ({ organizationId, permission })),
      ),
    ],
  },
  billingHelper: {
    id: 6,
    email: 'fakturahjelp@delebil.test',
    name: 'Turid Lunde',
    phone: '+4790000006',
    role: `ser og holder fakturalinjer på reservasjoner i ${byfjord.name}`,
    permissions: [
      ...grant([byfjord.id], 'LIMITED_BILLING'),
      { organizationId: byfjord.id, permission: 'RESERVATION_READ' },
      { organizationId: byfjord.id, permission: 'MEMBERSHIP_READ' },
    ],
  },
} as const satisfies Record<string, DemoLogin>

const all: readonly DemoLogin[] = Object.values(demoLogins)
const longest = Math.max(...all.map(({ email }) => email.length))

/** A line for each log-in of the demo: its e-mail and what it may do. */
export const demoLoginLines: readonly string[] = all.map(({ email, role }) => `  ${email.padEnd(longest)}  ${role}`)
