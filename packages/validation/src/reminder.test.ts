import { describe, expect, it } from 'vitest'
import {
  checkReminded,
  checkReminder,
  isCollectable,
  nextReminderKind,
  type Reminded,
  reminderDueDate,
  reminderFeeOre,
} from './reminder.ts'

const about: Reminded = { dueDate: '2026-11-01', restOre: 100, isHeld: false, isDisputed: false, sent: [] }
const once: Reminded = { ...about, sent: [{ kind: 'REMINDER', dueDate: '2026-12-01' }] }

describe('reminders', () => {
  it('[I29] comes 14 days after the due date at the earliest, however soon the club wants it', () => {
    expect(checkReminder(about, 14, '2026-11-14')).toBe('reminder.too-early')
    expect(checkReminder(about, 14, '2026-11-15')).toBeUndefined()
    expect(checkReminder(about, 3, '2026-11-14')).toBe('reminder.too-early')
    expect(checkReminder(about, 21, '2026-11-21')).toBe('reminder.too-early')
    expect(checkReminder(about, 21, '2026-11-22')).toBeUndefined()
  })

  it('[I29] comes again when the new term is over, and no third time', () => {
    expect(checkReminder(once, 14, '2026-12-01')).toBe('reminder.too-early')
    expect(checkReminder(once, 14, '2026-12-02')).toBeUndefined()
    const twice: Reminded = { ...once, sent: [...once.sent, { kind: 'REMINDER', dueDate: '2027-01-01' }] }
    expect(checkReminder(twice, 14, '2027-06-01')).toBe('reminder.none-left')
    const notice: Reminded = { ...about, sent: [{ kind: 'NOTICE', dueDate: '2026-12-01' }] }
    expect(checkReminder(notice, 14, '2027-06-01')).toBe('reminder.none-left')
  })

  it('[I30] stops on payment, hold and dispute', () => {
    const day = '2027-06-01'
    expect(checkReminder({ ...about, restOre: 0 }, 14, day)).toBe('reminder.paid')
    expect(checkReminder({ ...about, isHeld: true }, 14, day)).toBe('reminder.held')
    expect(checkReminder({ ...about, isDisputed: true }, 14, day)).toBe('reminder.disputed')
    expect(checkReminded({ ...about, restOre: -5 })).toBe('reminder.paid')
    expect(checkReminded(about)).toBeUndefined()
  })

  it('[I31] gives a new term of 14 days at least, over the end of a month and a clock that is put forward', () => {
    expect(reminderDueDate('2026-11-20', 14)).toBe('2026-12-04')
    expect(reminderDueDate('2026-11-20', 3)).toBe('2026-12-04')
    expect(reminderDueDate('2026-03-20', 30)).toBe('2026-04-19')
  })

  it('[I32] costs what the club has set and no more than the law allows', () => {
    expect(reminderFeeOre(0, 3500)).toBe(0)
    expect(reminderFeeOre(35, 3500)).toBe(3500)
    expect(reminderFeeOre(40, 3500)).toBe(3500)
    expect(reminderFeeOre(35, null)).toBe(0)
  })

  it('[I33] is followed by debt collection only where a notice was sent and its term is over', () => {
    expect(nextReminderKind(about, true)).toBe('REMINDER')
    expect(nextReminderKind(once, true)).toBe('NOTICE')
    expect(nextReminderKind(once, false)).toBe('REMINDER')
    const notice: Reminded = { ...once, sent: [...once.sent, { kind: 'NOTICE', dueDate: '2027-01-01' }] }
    expect(isCollectable(notice, '2027-01-01')).toBe(false)
    expect(isCollectable(notice, '2027-01-02')).toBe(true)
    expect(isCollectable({ ...notice, restOre: 0 }, '2027-01-02')).toBe(false)
    expect(isCollectable(once, '2027-06-01')).toBe(false)
  })
})
