const host = 'apps/host/src'

type MayKnow = Readonly<Record<string, readonly string[]>>

/** Every feature of the member site, and which others it may know. */
export const hostFeatures: MayKnow = {
  account: ['billing-data', 'calendar', 'sign-on'],
  'billing-data': [],
  calendar: [],
  debug: [],
  'find-car': [],
  invoices: ['payment'],
  location: [],
  'log-in': [],
  membership: ['billing-data', 'log-in', 'new-user', 'payment'],
  'my-year': [],
  nearby: [],
  'new-user': [],
  partner: ['log-in'],
  payment: [],
  reservations: [],
  shared: [],
  'sign-on': ['log-in'],
  'first-run': [],
  'second-step': [],
  'staff-invitation': [],
  terms: [],
}

/** Every folder of the admin area but its shell, which puts all of them together, and which others it may know beside what all share. */
export const hostAdmin: MayKnow = {
  'admin-reservations': [],
  assignments: [],
  billing: ['invoices'],
  'billing-runs': [],
  cars: ['car-images', 'damages'],
  'car-images': [],
  conflicts: [],
  damages: [],
  'entity-messages': [],
  expenses: [],
  'feature-toggles': [],
  'fleet-map': [],
  'fleet-plan': [],
  'fuel-purchases': [],
  help: [],
  imports: [],
  'incoming-payments': [],
  invoices: ['incoming-payments'],
  'license-checks': [],
  locations: ['cars'],
  'member-cards': [],
  ledger: [],
  memberships: ['billing', 'invoices', 'ledger', 'payouts'],
  messages: [],
  models: ['car-images', 'cars'],
  'month-end': [],
  'membership-types': [],
  'night-desk': [],
  panel: [],
  partners: [],
  'person-views': [],
  properties: [],
  payouts: [],
  reminders: [],
  persons: ['memberships'],
  'print-files': [],
  'problem-reservations': ['reservations'],
  products: [],
  tariffs: [],
  reservations: ['billing', 'conflicts', 'memberships', 'messages'],
  seller: [],
  terms: [],
  settings: [],
  setup: [],
  shared: [],
  sms: [],
  staff: [],
  system: [],
  tripletex: [],
  'who-drove': ['night-desk'],
}

/** Known by every desk, and knowing none. */
const sharedByDesks = ['panel', 'shared']

const at = (folder: string) => (name: string) => `${host}/${folder}/${name}`

/** The neighbours that a folder may not know. */
const strangers = (all: MayKnow, name: string, known: readonly string[]) =>
  Object.keys(all).filter((other) => other !== name && ![...known, ...(all[name] ?? [])].includes(other))

/** From the top down: samples for stories, what the server draws with, the frame, the admin area, features, and what knows no feature. */
export const hostFloors = [
  ...Object.keys(hostFeatures).map((name) => ({
    folder: at('features')(name),
    mayNotKnow: [
      ...strangers(hostFeatures, name, []).map(at('features')),
      ...['admin', 'app', 'sample'].map((above) => `${host}/${above}`),
    ],
  })),
  ...Object.keys(hostAdmin).map((name) => ({
    folder: at('admin')(name),
    mayNotKnow: [
      at('admin')('shell'),
      ...strangers(hostAdmin, name, sharedByDesks.includes(name) ? [] : sharedByDesks).map(at('admin')),
      ...['features', 'app', 'sample'].map((above) => `${host}/${above}`),
    ],
  })),
  // A log-in stands where the admin area would, for whoever needs one.
  {
    folder: `${host}/admin`,
    mayNotKnow: [
      ...['app', 'sample'].map((above) => `${host}/${above}`),
      ...strangers(hostFeatures, '', ['log-in']).map(at('features')),
    ],
  },
  { folder: `${host}/drawn`, mayNotKnow: [`${host}/sample`, `${host}/admin`] },
  { folder: `${host}/app`, mayNotKnow: ['sample', 'drawn'].map((above) => `${host}/${above}`) },
  {
    folder: `${host}/site`,
    mayNotKnow: ['app', 'admin', 'features', 'sample', 'drawn'].map((above) => `${host}/${above}`),
  },
]
