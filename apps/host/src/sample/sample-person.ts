import type { NotificationSettings, OwnPerson, OwnSession } from '@delebil/core-api'
import { sampleWhoami } from './sample-session.ts'

/** Kari as she sees herself, for stories. */
export function sampleOwnPerson(more: Partial<OwnPerson> = {}): OwnPerson {
  return {
    ...sampleWhoami().person,
    phone: '+4791234567',
    license: {
      state: 'VERIFIED',
      validUntil: null,
      checkedAt: '2026-10-01T09:30:00+02:00',
      classes: ['AM', 'B'],
      submission: null,
    },
    hasPassword: true,
    ...more,
  }
}

const chromeOnAndroid = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

/** Two places where she is logged in. */
export const sampleSessions: OwnSession[] = [firefoxOnLinux, chromeOnAndroid].map((userAgent, index) => ({
  id: index + 1,
  scope: 'member',
  createdAt: '2026-10-01T09:30:00+02:00',
  lastSeenAt: '2026-10-20T18:05:00+02:00',
  userAgent,
  isCurrent: index === 0,
}))

/** Notifications on her phone and, turned off, on a computer. */
export const sampleNotifications: NotificationSettings = {
  enabled: true,
  tokens: [
    { id: 1, name: 'Chrome på Android', enabled: true, createdAt: '2026-10-01T09:30:00+02:00' },
    { id: 2, name: 'Firefox på Linux', enabled: false, createdAt: '2026-10-02T09:30:00+02:00' },
  ],
  choices: [
    { kind: 'TRIP_START', ways: ['PUSH'] },
    { kind: 'TRIP_END', ways: ['SMS', 'PUSH'] },
    { kind: 'LATE_RETURN', ways: ['SMS', 'PUSH'] },
    { kind: 'CAR_HELD', ways: ['PUSH', 'MAIL'] },
    { kind: 'TRIP_CHANGED', ways: ['PUSH', 'MAIL'] },
    { kind: 'REPLY', ways: ['PUSH', 'MAIL'] },
    { kind: 'LICENSE', ways: ['MAIL'] },
    { kind: 'INVOICE_DUE', ways: ['MAIL'] },
    { kind: 'NEWS', ways: [] },
  ],
  smsNumber: '+4791234567',
  publicKey: 'B'.repeat(87),
}
