import { adminContract } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'

const ofMoney = /^(billing-runs|incoming-payments|invoices|payouts|reminders|reservation-expenses)\./
/** What is done with many at once, with none that was there before, or without a trace. */
const keptOtherwise = ['bulk', 'add', 'read-file', 'try']

test('the history tells each thing that is done with money in words of its own', () => {
  const done = Object.entries(adminContract).filter(([name, { method }]) => ofMoney.test(name) && method !== 'GET')
  const acts = done.map(([name]) => name.replace(ofMoney, '')).filter((act) => !keptOtherwise.includes(act))
  expect(acts.length).toBeGreaterThan(20)
  expect(acts.filter((act) => !(act in texts.actions))).toEqual([])
})
