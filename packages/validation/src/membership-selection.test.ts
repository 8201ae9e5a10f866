import { describe, expect, it } from 'vitest'
import {
  mayReadInvoices,
  missingMembershipRetryDelayMs,
  selectMembership,
  sortMemberships,
} from './membership-selection.ts'
import { administeredOrganizations, selectOrganization } from './organization-selection.ts'

describe('selecting a membership', () => {
  type Entry = { id: string; default?: boolean; isOwner?: boolean }
  const first: Entry = { id: 'a' }
  const second: Entry = { id: 'b', isOwner: true }
  const preset: Entry = { id: 'c', default: true, isOwner: true }

  it('[M4] keeps the current, else takes the default, else the first', () => {
    expect(selectMembership([first, second, preset], 'b')).toBe(second)
    expect(selectMembership([first, second, preset], 'gone')).toBe(preset)
    expect(selectMembership([first, second, preset], undefined)).toBe(preset)
    expect(selectMembership([first, second], undefined)).toBe(first)
    expect(selectMembership<Entry>([], 'a')).toBeUndefined()
  })

  it('[M5] sorts owned ones first and leaves the list itself alone', () => {
    const list = [first, second, { id: 'd', isOwner: false }, preset]
    expect(sortMemberships(list).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd'])
    expect(list[0]).toBe(first)
  })

  it('[M6] waits 100 ms longer each time, up to 10 s', () => {
    expect([1, 2, 3, 99, 100, 101, 5000].map(missingMembershipRetryDelayMs)).toEqual([
      100, 200, 300, 9900, 10_000, 10_000, 10_000,
    ])
  })

  it('[M7] lets only owners read invoices', () => {
    expect([preset, first, { ...first, isOwner: false }, undefined].map(mayReadInvoices)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('[M8] lists organisations with permissions and selects the only one', () => {
    const [bergen, trondheim] = [{ id: 'bergen' }, { id: 'trondheim' }]
    const both = [bergen, trondheim]
    const granted = [
      { organizationId: 'bergen', permissions: ['RESERVATION_READ'] },
      { organizationId: 'trondheim', permissions: [] },
    ]
    expect(administeredOrganizations(both, granted)).toEqual([bergen])
    expect(selectOrganization([bergen], undefined)).toBe(bergen)
    expect(selectOrganization(both, undefined)).toBeUndefined()
    expect(selectOrganization(both, 'trondheim')).toBe(trondheim)
    expect(selectOrganization<{ id: string }>([], 'trondheim')).toBeUndefined()
  })
})
