import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkBooker, checkLicense, LICENSE_CHECK, type LicenseStanding, licenseStates } from './license.ts'
import { may, type ReservationAction, type ReservationActor, reservationActions } from './may.ts'
import { standardPolicy } from './policy.ts'
import { addMinutes } from './time/duration.ts'
import { osloDateText } from './time/oslo-time.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const end = addMinutes(start, 240)
/** When each of what a licence is needed for can be done with a reservation that has not begun. */
const doors = { open: 5, 'log-in': 5, begin: 5, 'start-now': -60 } as const satisfies Partial<
  Record<ReservationAction, number>
>
const policyOf = (licenseCheck: number) => ({ ...standardPolicy, licenseCheck })
const ask = (
  action: ReservationAction,
  actor: ReservationActor,
  now: Date,
  policy = policyOf(LICENSE_CHECK.beforeStart),
  started?: Date,
) => may(action, { start, end, effectiveEnd: end, state: 'ONGOING', started }, actor, now, policy)
const as = (license: LicenseStanding, kind: 'member' | 'partner' | 'night-watch' = 'member'): ReservationActor =>
  kind === 'night-watch' ? { kind, callerChecked: true, license } : { kind, drives: true, license }
const unchecked: LicenseStanding = { state: 'UNKNOWN', validUntil: null }
const checks = Object.values(LICENSE_CHECK)

it.each(Object.entries(doors) as [keyof typeof doors, number][])(
  '[V3] %s needs a licence that counts, whoever drives, unless the club does not check',
  (action, minutes) => {
    const now = addMinutes(start, minutes)
    const day = fc.constantFrom(null, osloDateText(addMinutes(now, -1440)), osloDateText(now))
    const license = fc.record({ state: fc.constantFrom(...licenseStates), validUntil: day })
    fc.assert(
      fc.property(license, fc.constantFrom(...checks), (standing, check) => {
        const problem = check === LICENSE_CHECK.off ? undefined : checkLicense(standing, now)
        const kinds = (['member', 'partner', 'night-watch'] as const).filter(
          (kind) => ask(action, as({ state: 'MANUAL', validUntil: null }, kind), now) === undefined,
        )
        expect(kinds).toContain('member')
        for (const kind of kinds) expect(ask(action, as(standing, kind), now, policyOf(check))).toBe(problem)
      }),
    )
  },
)

it('[V3] runs out at midnight, on a trip that has begun too', () => {
  const late = new Date('2026-11-22T00:00:00+01:00')
  const license = { state: 'VERIFIED', validUntil: '2026-11-21' } as const
  const at = (now: Date) => {
    const times = { start, end: addMinutes(late, 60), state: 'ONGOING', started: start } as const
    return may('open', times, as(license), now, standardPolicy)
  }
  expect(at(new Date(late.getTime() - 1))).toBeUndefined()
  expect(at(late)).toBe('license.expired')
})

it('[V3] never keeps anybody from anything else', () => {
  const minutes = fc.integer({ min: -600, max: 900 })
  const begun = fc.option(fc.constant(start), { nil: undefined })
  const kind = fc.constantFrom('member', 'partner', 'night-watch' as const)
  const others = reservationActions.filter((action) => !(action in doors))
  expect(others).toEqual(expect.arrayContaining(['lock', 'end', 'cancel', 'report-damage']))
  fc.assert(
    fc.property(fc.constantFrom(...others), minutes, begun, kind, (action, after, started, who) => {
      const of = (license: LicenseStanding) =>
        ask(action, as(license, who), addMinutes(start, after), standardPolicy, started)
      expect(of(unchecked)).toBe(of({ state: 'MANUAL', validUntil: null }))
    }),
  )
})

it('[V3] judges no caller before the night watch knows who it is', () => {
  const now = addMinutes(start, 5)
  expect(ask('open', { kind: 'night-watch', callerChecked: false }, now)).toBe('night-desk.caller-unchecked')
  expect(ask('open', { kind: 'night-watch', callerChecked: true }, now)).toBeUndefined()
})

it('[V4] refuses a booking on a licence that does not count, where the club checks before booking', () => {
  const book = (license: LicenseStanding, check: number) =>
    checkBooker({ license, isEmailConfirmed: true }, policyOf(check), start)
  for (const check of checks) {
    const refuses = check === LICENSE_CHECK.beforeBooking
    expect(book(unchecked, check)).toBe(refuses ? 'license.unchecked' : undefined)
    expect(book({ state: 'MANUAL', validUntil: '2026-11-20' }, check)).toBe(refuses ? 'license.expired' : undefined)
    expect(book({ state: 'MANUAL', validUntil: '2026-11-21' }, check)).toBeUndefined()
  }
})

it('[V5] refuses a booking before the address is confirmed, whatever the club checks', () => {
  for (const check of checks) {
    const book = (isEmailConfirmed: boolean) =>
      checkBooker({ license: { state: 'MANUAL', validUntil: null }, isEmailConfirmed }, policyOf(check), start)
    expect(book(false)).toBe('account.email-unconfirmed')
    expect(book(true)).toBeUndefined()
  }
})
