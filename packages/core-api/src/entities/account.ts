import { licenseRefusals, type NotificationKind, notificationKinds, notificationWays } from '@delebil/validation'
import * as v from 'valibot'
import { id, instantText } from '../primitives.ts'
import { licenseStanding } from './license-standing.ts'
import { person } from './person.ts'

/** What a member sent for staff to look at. REFUSED has its reason; once sent anew it is WAITING. */
const licenseSubmission = v.object({
  state: v.picklist(['WAITING', 'REFUSED', 'APPROVED']),
  sentAt: instantText,
  reason: v.nullable(v.picklist(licenseRefusals)),
})

export const license = v.object({
  ...licenseStanding.entries,
  /** When the register or the staff was last asked. */
  checkedAt: v.nullable(instantText),
  classes: v.array(v.string()),
  /** Null where no picture was sent. */
  submission: v.nullable(licenseSubmission),
})
export type License = v.InferOutput<typeof license>

/** A person as they see themselves. */
export const ownPerson = v.object({
  ...person.entries,
  license,
  /** False for those who only log in by single sign-on. */
  hasPassword: v.boolean(),
})
export type OwnPerson = v.InferOutput<typeof ownPerson>

export const ownSession = v.object({
  id,
  scope: v.picklist(['member', 'partner', 'native', 'staff']),
  createdAt: instantText,
  /** Within the last five minutes or so. */
  lastSeenAt: instantText,
  userAgent: v.nullable(v.string()),
  /** The session that asks. */
  isCurrent: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof ownSession>

export const pushToken = v.object({ id, name: v.string(), enabled: v.boolean(), createdAt: instantText })
export type PushToken = v.InferOutput<typeof pushToken>

export const notificationKind = v.picklist(Object.keys(notificationKinds) as NotificationKind[], 'field.unknown')
export const notificationWay = v.picklist(notificationWays, 'field.unknown')
/** How a kind of message comes: as the person chose, else as it comes to everybody. */
export const notificationChoice = v.object({ kind: notificationKind, ways: v.array(notificationWay) })
export type NotificationChoice = v.InferOutput<typeof notificationChoice>

export const notificationSettings = v.object({
  enabled: v.boolean(),
  tokens: v.array(pushToken),
  /** Each kind, in the order in which they are shown. */
  choices: v.array(notificationChoice),
  /** The number that an SMS goes to; null where there is none that gets one. */
  smsNumber: v.nullable(v.string()),
  /** The key that a browser subscribes with (VAPID, base64url). */
  publicKey: v.string(),
})
export type NotificationSettings = v.InferOutput<typeof notificationSettings>

const rows = v.array(v.record(v.string(), v.unknown()))

/** Everything that is stored about a person, table by table, in words that need no database to read. */
export const personExport = v.object({
  exportedAt: instantText,
  person: ownPerson,
  memberships: rows,
  acceptedTerms: rows,
  invitations: rows,
  /** What was owed for the person's trips. */
  charges: rows,
  /** What the person said is wrong with a charge, and what was answered. */
  disputes: rows,
  /** What was sent to the person's phone, and whether it arrived. */
  sms: rows,
  /** What the person sent receipts for. */
  expenses: rows,
  /** What was bought with the fuel card of a car while the person had it. */
  fuelPurchases: rows,
  /** Of the memberships that the person owns. */
  invoices: rows,
  /** Those that the person began. */
  payments: rows,
  permissions: rows,
  sessions: rows,
  /** What the person proves themselves with beside the log-in, without its secrets. */
  secondFactors: rows,
  /** With whose providers of the staff the person logs in. */
  identityLinks: rows,
  undeliveredMails: rows,
  notificationTokens: rows,
  /** By which ways the person chose to hear of what. */
  notificationChoices: rows,
  /** When staff looked at the person, or the person at somebody as one of them. */
  views: rows,
  /** What the person was notified of, and by which ways. */
  notified: rows,
  licenseLookups: rows,
  /** With the pictures that nobody has checked yet, each as base64 of a JPEG. */
  licenseSubmissions: rows,
  reservations: rows,
  priceLines: rows,
  reservationChanges: rows,
  carAccessAttempts: rows,
  messages: rows,
  damages: rows,
  /** Each with its content as base64 of a JPEG. */
  pictures: rows,
  shares: rows,
  calendarFeeds: rows,
  waitlistEntries: rows,
  readMessages: rows,
  staffChanges: rows,
  savedViews: rows,
  partners: rows,
})
export type PersonExport = v.InferOutput<typeof personExport>
