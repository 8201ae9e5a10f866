import { type AdminResource, adminContract, adminResources } from '@delebil/core-api/admin'
import { beforeAll, expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { pictureText, sampleOf } from '../../testing/test-admin-samples.ts'
import { versionPart } from '../../testing/test-seen-version.ts'
import { type AdminTable, expressionOf } from '../admin-records/stores/table.ts'
import { serverResources } from './server-resources.ts'

const { site, staff } = openAdminDesk()
let picture: string
beforeAll(async () => {
  picture = await pictureText()
})

const tables = Object.entries<AdminTable>(serverResources)
const changeable = Object.entries<AdminResource>(adminResources).filter(([, { can }]) => can?.change)

test.each(tables)('the table of %s counts its version up by a trigger at each change', async (_key, { table }) => {
  // What is only shown never changes, and has one version.
  const view = await site.database.oneRow(`select from pg_class where oid = $1::regclass and relkind = 'v'`, [table])
  if (view) return
  const triggers = await site.database.rows(
    `select from pg_trigger where tgrelid = $1::regclass and tgname = 'bump_version' and tgenabled <> 'D'`,
    [table],
  )
  expect(triggers).toHaveLength(1)
})

const other: Readonly<Record<string, (column: string) => string>> = {
  'long-text': (column) => `coalesce(${column}, '') || '!'`,
  flag: (column) => `not ${column}`,
  text: (column) => `${column} || '!'`,
}

/** SQL that makes a field of a record something else, as a job or the member would. */
const changeBeside = (table: AdminTable): string => {
  for (const [kind, write] of Object.entries(other)) {
    for (const [name, field] of Object.entries(table.resource.fields)) {
      const column = expressionOf(table, name)
      if (field.kind === kind && field.write && !table.columns?.[name]) return `${column.slice(2)} = ${write(column)}`
    }
  }
  throw new Error(`${table.resource.key} has no field that is easily changed.`)
}

const isRow = ({ isOf }: AdminTable) => (isOf ? 'r.id = $1' : 'r.organization_id = 1 and r.id = $1')
const rowOf = (table: AdminTable, id: unknown) =>
  site.database.rows(`select to_jsonb(r) as row from ${table.table} r where ${isRow(table)}`, [id])
const keptChanges = () => site.database.rows('select count(*) from admin_change')

/** Everything that is sent with the version that was seen, and the record that it is about. */
const writes = changeable.flatMap(([key, { can }]) => [
  [`${key}.change`, key] as const,
  ...(can?.remove ? [[`${key}.remove`, key] as const] : []),
])
/** The call, and the record that it is about where that is not the one of its sample. */
const others: readonly (readonly [string, string, number])[] = [
  ['cars.change-assignment', 'assignments', 50],
  ['cars.remove-assignment', 'assignments', 50],
  ['fleet.move', 'reservations', 50],
  ['conflicts.solve', 'reservations', 50],
  ...['extend', 'cancel', 'void', 'reset-review', 'ask-review', 'assign', 'postpone', 'set-drivers'].map(
    (act) => [`reservations.${act}`, 'reservations', 50] as const,
  ),
  ['reservations.reopen', 'reservations', 55],
  ['reservations.correct-kilometers', 'reservations', 56],
  ...['extend', 'end'].map((act) => [`night-desk.${act}`, 'reservations', 53] as const),
  ['night-desk.swap', 'reservations', 54],
  ...['change-password', 'drivers-license'].map((act) => [`persons.${act}`, 'persons', 50] as const),
  ['memberships.add-member', 'memberships', 50],
  ...['change-member', 'remove-member', 'refund-deposit'].map(
    (act) => [`memberships.${act}`, 'memberships', 2] as const,
  ),
  ...['set-person', 'remove-person'].map((act) => [`member-cards.${act}`, 'member-cards', 50] as const),
  ...['create-invoice-line', 'pay-out', 'refuse'].map(
    (act) => [`reservation-expenses.${act}`, 'reservation-expenses', 50] as const,
  ),
  ['reservation-expenses.reopen', 'reservation-expenses', 51],
  ['car-image.replace', 'car-image', 50],
  ...['change-billing-data', 'change-payment-agreements'].map(
    (act) => [`memberships.${act}`, 'memberships', 50] as const,
  ),
  ...['set-aside', 'include', 'check', 'end-control', 'discard'].map(
    (act) => [`billing-runs.${act}`, 'billing-runs', 50] as const,
  ),
  ['billing-runs.pause', 'billing-runs', 54],
  ['billing-runs.resume', 'billing-runs', 53],
  ...['return', 'approve'].map((act) => [`billing-runs.${act}`, 'billing-runs', 51] as const),
]

test.each([...writes, ...others])(
  '%s with the version of before another change is refused: record.stale',
  (name, key, inner?: number) =>
    site.undone(async () => {
      const table = (serverResources as Readonly<Record<string, AdminTable>>)[key] as AdminTable
      const sample = sampleOf(name, staff.personId, picture)
      const { id } = inner ? { id: inner } : (sample.params as { id: number })
      await site.database.change(`update ${table.table} r set ${changeBeside(table)} where ${isRow(table)}`, [id])
      const now = await site.ask(`${key}.get`, staff.token, { params: { id } })
      expect((now.body as unknown as { version: number }).version).toBeGreaterThan(1)
      const before = [await rowOf(table, id), await keptChanges()]
      const part = versionPart(name)
      const seen = part && { [part]: { ...(sample[part] as object | undefined), version: 1 } }
      const late = await site.ask(name, staff.token, { ...sample, ...seen })
      expect(late).toMatchObject({ status: 409, body: { code: 'record.stale' } })
      if (!inner) expect(late.body.entity).toEqual(now.body)
      expect([await rowOf(table, id), await keptChanges()]).toEqual(before)
    }),
)

type Shape = { readonly entries?: Readonly<Record<string, object>>; readonly item?: object }
const hasVersion = (schema: object = {}): boolean => {
  const { entries = {}, item } = schema as Shape
  return 'version' in entries || Object.values(entries).some(hasVersion) || (item !== undefined && hasVersion(item))
}

const changing = Object.entries(adminContract).filter(([, { method }]) => method !== 'GET')
const takesVersion = (name: string): boolean => versionPart(name) !== undefined || hasVersion(adminContract[name]?.body)

test('every call of the contract that takes a version is tried here', () => {
  const sent = changing.flatMap(([name]) => (takesVersion(name) ? [name] : []))
  const tried = [...writes, ...others].map(([name]) => name)
  expect(sent.filter((name) => !tried.includes(name))).toEqual([
    'tariffs.remove',
    'saved-views.change',
    'saved-views.remove',
    'license-checks.approve',
    'license-checks.refuse',
    'sms.send-again',
    'billing.correct',
    'billing.propose',
    'billing.answer',
    'billing.hold',
    'billing.release',
    'invoices.credit',
    ...['allocate', 'take-back', 'repay', 'undo', 'set-aside', 'take-up'].map((act) => `incoming-payments.${act}`),
    'damages.charge',
    'payouts.approve',
    'payouts.pay',
    'payouts.cancel',
    'invoices.write-off',
    'invoices.reverse-write-off',
    'reminders.send',
    'reminders.drop',
    'invoices.hold-reminders',
    'invoices.release-reminders',
    'settings.change',
    'settings.remove',
    'profile.change',
    'terms.add',
    'terms.remove',
    'identity-provider.set',
    'identity-provider.remove',
    'moving-in.set',
    'moving-in.invite',
    'seller.change',
    'staff.change',
    'tripletex.change',
  ])
})

const added = 'It adds; nothing that was there is another for it.'
const neverAnother = 'What it takes out is put in or taken out, and never another: gone, it is unknown.'
const noRecord = 'It changes no record: it is kept who did it.'
const ownGuard = 'It is locked, and refused by what it is by then.'
/** Calls that change something without being told which version was seen, and why. */
const withoutVersion: Readonly<Record<string, string>> = {
  'saved-views.create': added,
  'car-image.add': added,
  'cars.add-assignment': added,
  'cars.add-fuel-card': added,
  'damages.add-picture': added,
  'incoming-payments.read-file': added,
  'night-desk.message': added,
  'staff.invite': added,
  'cars.remove-fuel-card': neverAnother,
  'damages.remove-picture': neverAnother,
  'cars.restore-fuel-card': neverAnother,
  'messages.take-back': neverAnother,
  'staff.withdraw': neverAnother,
  'system.send-mail-again': neverAnother,
  'system.discard-mail': neverAnother,
  'memberships.ask-for-billing-data': noRecord,
  'invoices.send': noRecord,
  'billing-runs.try': noRecord,
  'reservations.create-invoice': added,
  'payouts.add': added,
  'reminders.propose': added,
  'sms.preview': noRecord,
  'sms.send': added,
  'month-end.close': ownGuard,
  'reservations.resend-invoice': noRecord,
  'tripletex.try': noRecord,
  'setup.try-gateway': noRecord,
  'identity-provider.try': noRecord,
  'cars.try-lock': noRecord,
  'cars.set-tag': ownGuard,
  'cars.first-odometer': ownGuard,
  'tripletex.subscribe': noRecord,
  'tripletex.pause': ownGuard,
  'tripletex.start': ownGuard,
  'tripletex.sync-order-numbers': ownGuard,
  'tripletex.sync-invoice-numbers': ownGuard,
  'tripletex.sync-product-numbers': ownGuard,
  'tripletex.sync-customer-numbers': ownGuard,
  'tripletex.mark-synced': ownGuard,
  'tripletex.override-invoice-method': ownGuard,
  'tripletex.remove-error': ownGuard,
  'reservations.send-to-tripletex': added,
  'night-desk.check-caller': noRecord,
  'night-desk.open': noRecord,
  'night-desk.lock': noRecord,
  'who-drove.find': noRecord,
  'fleet-map.position': noRecord,
  'bulk-runs.start': ownGuard,
  'bulk-runs.stop': ownGuard,
  'import.upload': added,
  'import-runs.mend': ownGuard,
  'import-runs.columns': ownGuard,
  'import-runs.rehearse': ownGuard,
  'import-runs.start': ownGuard,
  'import-runs.cancel': ownGuard,
  'import-runs.undo': ownGuard,
  'conflicts.undo': ownGuard,
}
/** What the calls that resources have in common need no version for. */
const common: Readonly<Record<string, string>> = {
  create: added,
  restore: neverAnother,
  bulk: 'The version of each record is settled when it begins.',
}
const reasonOf = (name: string): string | undefined => withoutVersion[name] ?? common[name.split('.')[1] ?? '']

test('every call that changes a record takes its version, or is listed with the reason why not', () => {
  const unreported = changing.flatMap(([name]) => (takesVersion(name) ? [] : [name]))
  expect(unreported.filter((name) => reasonOf(name) === undefined)).toEqual([])
  expect(Object.keys(withoutVersion).filter((name) => !unreported.includes(name))).toEqual([])
})

/** What is made from a whole that was read: somebody else's change would be lost in it. */
const isMadeFromWhole = (name: string): boolean =>
  /\.change(-assignment|-billing-data|-payment-agreements)?$/.test(name) ||
  /^(settings|terms|moving-in|identity-provider|conflicts|night-desk|license-checks)\./.test(name) ||
  ['reservations.set-drivers', 'reservations.correct-kilometers'].includes(name)
const [whole, single] = [true, false].map((is) =>
  changing.flatMap(([name]) => (versionPart(name) && isMadeFromWhole(name) === is ? [name] : [])),
) as [string[], string[]]

const withoutSeen = (name: string) => {
  const sample = sampleOf(name, staff.personId, picture)
  const part = versionPart(name) ?? 'body'
  return { ...sample, [part]: { ...(sample[part] as object | undefined), version: undefined } }
}

test.each(whole)('%s is made from a whole and without a version refused: field.required', async (name) => {
  const errors = [{ code: 'field.required', fieldName: 'version' }]
  expect(await site.ask(name, staff.token, withoutSeen(name))).toMatchObject({ status: 400, body: { errors } })
})

test.each(single)('%s says one thing, and without a version it is done to the record as it is now', async (name) => {
  const { status, text } = await site.undone(() => site.ask(name, staff.token, withoutSeen(name)))
  expect(status, text).toBeOneOf([200, 201, 204])
})

test('a change of members or drivers counts up the version of the membership or reservation', () =>
  site.undone(async () => {
    const ask = (name: string, sent: object) => site.ask(name, staff.token, sent)
    const at = { params: { id: 2 } }
    const added = await ask('memberships.add-member', { ...at, body: { personId: 50, version: 1 } })
    expect(added.body.entity).toMatchObject({ id: 50, recordVersion: 2 })
    const out = { params: { id: 2, memberId: 50 } }
    expect((await ask('memberships.remove-member', { ...out, query: { version: 1 } })).body.code).toBe('record.stale')
    const removed = await ask('memberships.remove-member', { ...out, query: { version: 2 } })
    expect(removed.body.entity).toMatchObject({ recordVersion: 3 })
    expect((await ask('memberships.get', at)).body).toMatchObject({ version: 3 })
    const set = (ids: readonly number[], version: number) =>
      ask('reservations.set-drivers', { params: { id: 50 }, query: { version }, body: ids.map((id) => ({ id })) })
    expect((await set([1, 2], 1)).body.entity).toMatchObject({ recordVersion: 2 })
    expect((await set([1], 1)).body.code).toBe('record.stale')
    expect((await set([1], 2)).body.entity).toMatchObject({ recordVersion: 3 })
  }))

test('a change of what a popup message is about counts up its version', () =>
  site.undone(async () => {
    const params = { id: 50 }
    const save = (body: object) => site.ask('entity-messages.change', staff.token, { params, body })
    expect((await save({ version: 1, locationIds: [1] })).body).toMatchObject({ entity: { version: 2 } })
    expect(await save({ version: 1, locationIds: [] })).toMatchObject({ status: 409, body: { code: 'record.stale' } })
  }))
