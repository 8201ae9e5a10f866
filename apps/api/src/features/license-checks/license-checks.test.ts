import { requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cameraPicture, markedPicture } from '../../adapters/pictures/test-pictures.ts'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { ask, testPassword, testPeople } from '../../testing/test-site.ts'
import { licensePictureRetention } from './license-picture-retention.ts'

const lines: string[] = []
let account: AccountSite
let owner: string
let staff: string
let stranger: string
let front: string
let back: string
beforeAll(async () => {
  account = await startAccountSite(lines)
  owner = await account.logIn(testPeople.owner)
  staff = await account.logIn(testPeople.colleague)
  stranger = await account.logIn(testPeople.stranger)
  front = (await cameraPicture()).toString('base64')
  back = (await markedPicture(10).jpeg().toBuffer()).toString('base64')
  await db().change(
    `insert into organization_permission (organization_id, person_id, permission) values (1, 2, 'MEMBERSHIP_WRITE'), (2, 3, 'MEMBERSHIP_WRITE')`,
  )
})
afterAll(() => account.stop())
beforeEach(async () => {
  await db().change('delete from license_submission')
  await db().change(`update membership set state = 'ACTIVE'`)
  await db().change(
    `update person set license_state = 'UNKNOWN', license_valid_until = null, license_checked_at = null`,
  )
})

const db = () => account.site.suite.database
const ME = 1
const send = (side: 'FRONT' | 'BACK' = 'FRONT', base64Data = side === 'FRONT' ? front : back) =>
  account.call('sendLicensePicture', { token: owner, query: { side }, body: { base64Data } })
const desk = (
  name: string,
  { as = staff, key, ...input }: { as?: string; key?: string; params?: object; body?: object } = {},
) => {
  const declaration = adminContract[name]
  if (declaration === undefined) throw new Error(name)
  return ask(`${account.site.address}${requestAddress(declaration, input.params as Record<string, unknown>)}`, {
    method: declaration.method,
    headers: {
      authorization: as,
      ...(input.body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(input.body && { body: JSON.stringify(input.body) }),
  })
}
const queue = async (as?: string) => (await desk('license-checks.list', { ...(as && { as }) })).body?.['data']
const versionNow = async () => ((await queue()) as { version: number }[])[0]?.version ?? 0
const decide = async (verb: 'approve' | 'refuse', more: object, how: { as?: string; key?: string } = {}) =>
  desk(`license-checks.${verb}`, { params: { id: ME }, body: { version: await versionNow(), ...more }, ...how })
const look = (side: string, as?: string) =>
  desk('license-checks.picture', { params: { id: ME, side }, ...(as && { as }) })
const pictures = async () => (await db().rows('select side from license_picture')).length
const mine = async () => (await account.call('getPerson', { token: owner })).body
const future = osloDateText(addOsloDays(new Date(), 700))

describe('a member sends a licence', () => {
  test('one picture is enough: it waits, and the member sees since when', async () => {
    const { status, body } = await send()
    expect([status, body]).toMatchObject([
      200,
      { entity: { license: { state: 'UNKNOWN', submission: { state: 'WAITING', reason: null } } } },
    ])
    expect(await queue()).toMatchObject([
      { id: ME, name: 'Eva Eier', sides: ['FRONT'], state: 'UNKNOWN', lookup: null },
    ])
  })

  test('the back is added to a front that waits, and refused where none does: license.not-waiting', async () => {
    expect(await send('BACK')).toMatchObject({ status: 409, body: { code: 'license.not-waiting' } })
    await send()
    expect((await send('BACK')).status).toBe(200)
    expect(await queue()).toMatchObject([{ sides: ['FRONT', 'BACK'] }])
  })

  test('a second sending takes the place of the first, with all of its pictures', async () => {
    await send()
    await send('BACK')
    const version = await versionNow()
    await send()
    expect(await queue()).toMatchObject([{ sides: ['FRONT'], version: version + 1 }])
    expect(await pictures()).toBe(1)
  })

  test('bytes that are no picture are refused at their field, and what waits stays', async () => {
    await send()
    const wrong = Buffer.from('%PDF-1.7 ikke et bilde').toString('base64')
    const { status, body } = await send('FRONT', wrong)
    expect([status, body?.['errors']]).toMatchObject([400, [{ fieldName: 'base64Data', code: 'picture.unreadable' }]])
    expect(await pictures()).toBe(1)
  })

  test('what the camera wrote beside the picture is not kept, and no byte of it is in the log', async () => {
    await send()
    const [kept] = await db().rows<{ content: Buffer }>('select content from license_picture')
    expect(kept?.content.toString('latin1')).not.toMatch(/Canon/)
    await look('FRONT')
    const log = lines.join('')
    expect(log).toContain('license-pictures')
    expect(log).not.toContain(front.slice(40, 80))
  })
})

describe('a licence that waits is seen', () => {
  test('by staff of the club, its picture uncached, and each look stands in the history of the person', async () => {
    await send()
    const seen = async () =>
      (await db().rows(`select person_id as by from admin_change where action = 'see-license' and record_id = 1`))
        .length
    const before = await seen()
    const { status, headers } = await look('FRONT')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-store'])
    await look('FRONT')
    expect(await seen()).toBe(before + 2)
  })

  test('not by staff of another club, who decide nothing either: resource.unknown', async () => {
    await send()
    expect(await queue(stranger)).toEqual([])
    expect(await look('FRONT', stranger)).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    expect(await decide('approve', { validUntil: future }, { as: stranger })).toMatchObject({ status: 404 })
    expect(await decide('refuse', { reason: 'UNREADABLE' }, { as: stranger })).toMatchObject({ status: 404 })
    expect(await pictures()).toBe(1)
  })

  test('not by a club whose membership has ended', async () => {
    await send()
    await db().change(`update membership set state = 'CANCELED' where organization_id = 1`)
    expect(await queue()).toEqual([])
    expect((await look('FRONT')).status).toBe(404)
  })

  test('not by members, nor by staff who may not change memberships: permission.missing', async () => {
    await send()
    await db().change(
      `update organization_permission set permission = 'MEMBERSHIP_READ' where permission = 'MEMBERSHIP_WRITE'`,
    )
    for (const as of [owner, staff]) {
      expect(await look('FRONT', as)).toMatchObject({ status: 403, body: { code: 'permission.missing' } })
      expect(await desk('license-checks.list', { as })).toMatchObject({ status: 403 })
    }
    await db().change(
      `update organization_permission set permission = 'MEMBERSHIP_WRITE' where permission = 'MEMBERSHIP_READ'`,
    )
  })
})

describe('staff decide', () => {
  test('approval keeps the last day, deletes the pictures, and tells the member by mail', async () => {
    await send()
    await send('BACK')
    expect((await decide('approve', { validUntil: future })).status).toBe(204)
    expect(await pictures()).toBe(0)
    expect((await look('FRONT')).status).toBe(404)
    expect(await mine()).toMatchObject({
      driversLicenseValid: true,
      license: { state: 'MANUAL', validUntil: future, submission: { state: 'APPROVED' } },
    })
    const { text } = await account.nextMail(testPeople.owner, 'Førerkortet ditt er godkjent')
    expect(text).toContain(future.split('-').reverse().join('.'))
  })

  test('refusal deletes the pictures, leaves what was known of the licence, and tells why by mail', async () => {
    await db().change(`update person set license_state = 'VERIFIED' where id = 1`)
    await send()
    expect((await decide('refuse', { reason: 'BACK_MISSING' })).status).toBe(204)
    expect(await pictures()).toBe(0)
    expect(await mine()).toMatchObject({
      driversLicenseValid: true,
      license: { state: 'VERIFIED', submission: { state: 'REFUSED', reason: 'BACK_MISSING' } },
    })
    const { text } = await account.nextMail(testPeople.owner, 'Førerkortet ditt ble ikke godkjent')
    expect(text).toContain('Vi trenger et bilde av baksiden også.')
    expect(text).toContain('https://delebil.test/verifyLicense')
  })

  test('a refused licence may be sent anew, and waits', async () => {
    await send()
    await decide('refuse', { reason: 'UNREADABLE' })
    await send()
    expect(await mine()).toMatchObject({ license: { submission: { state: 'WAITING', reason: null } } })
  })

  test('an approval until a day that has passed is refused at its field: license.date-past', async () => {
    await send()
    const yesterday = osloDateText(addOsloDays(new Date(), -1))
    const { status, body } = await decide('approve', { validUntil: yesterday })
    expect([status, body?.['errors']]).toMatchObject([400, [{ fieldName: 'validUntil', code: 'license.date-past' }]])
    expect(await pictures()).toBe(1)
  })

  test('a refusal without a reason, or for one that is not of staff, is refused at its field', async () => {
    await send()
    for (const reason of [undefined, 'UNCHECKED', 'Fordi'])
      expect(await decide('refuse', { reason })).toMatchObject({
        status: 400,
        body: { errors: [{ fieldName: 'reason' }] },
      })
  })

  test('of two who decide at once one is told: license.already-checked', async () => {
    await send()
    const version = await versionNow()
    const both = await Promise.all([
      desk('license-checks.approve', { params: { id: ME }, body: { version, validUntil: future } }),
      desk('license-checks.refuse', { params: { id: ME }, body: { version, reason: 'EXPIRED' } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'license.already-checked' })
    const { name } = await db().theRow<{ name: string }>(`select state as name from license_submission where id = 1`)
    await account.nextMail(
      testPeople.owner,
      name === 'APPROVED' ? 'Førerkortet ditt er godkjent' : 'Førerkortet ditt ble ikke godkjent',
    )
  })

  test('the same press sent twice decides once, and answers twice', async () => {
    await send()
    const version = await versionNow()
    const press = () =>
      desk('license-checks.approve', {
        params: { id: ME },
        body: { version, validUntil: future },
        key: 'press-1234567890',
      })
    expect([(await press()).status, (await press()).status]).toEqual([204, 204])
    await account.nextMail(testPeople.owner, 'Førerkortet ditt er godkjent')
  })

  test('a decision about pictures that the member has replaced meanwhile is refused: record.stale', async () => {
    await send()
    const version = await versionNow()
    await send()
    expect(
      await desk('license-checks.approve', { params: { id: ME }, body: { version, validUntil: future } }),
    ).toMatchObject({ status: 409, body: { code: 'record.stale' } })
    expect(await pictures()).toBe(1)
  })
})

describe('a licence that waits', () => {
  test('is deleted by a hit in the register', async () => {
    await send()
    await account.call('verifyLicense', { token: owner, body: { nationalId: '15819010029', surname: 'Eier' } })
    expect(await pictures()).toBe(0)
    expect(await queue()).toEqual([])
  })

  test('is deleted by an approval on the record of the person, which may say the last day', async () => {
    await send()
    const { version } = await db().theRow<{ version: number }>('select version from person where id = 1')
    const put = await desk('persons.drivers-license', {
      params: { id: ME },
      body: { valid: true, validUntil: future, version },
    })
    expect(put).toMatchObject({
      status: 200,
      body: { entity: { driversLicenseValid: true, licenseValidUntil: future } },
    })
    expect([await pictures(), await queue()]).toEqual([0, []])
  })

  test('is deleted after 30 days unchecked, and the member sees that nobody looked', async () => {
    await send()
    await db().change(`update license_submission set sent_at = now() - interval '30 days 1 minute'`)
    await licensePictureRetention.run(account.site.suite, new Date())
    expect(await pictures()).toBe(0)
    expect(await mine()).toMatchObject({ license: { submission: { state: 'REFUSED', reason: 'UNCHECKED' } } })
  })

  test('stands in the export of the person, with its pictures', async () => {
    await send()
    const { body } = await account.call('exportPerson', { token: owner })
    expect(body).toMatchObject({
      licenseSubmissions: [
        { state: 'WAITING', pictures: [{ side: 'FRONT', base64Data: expect.stringMatching(/^\/9j/) }] },
      ],
    })
  })

  test('is deleted with the account of the person', async () => {
    const newcomer = { name: 'Nina Ny', email: 'nina@delebil.test', phone: null, password: testPassword }
    await account.call('createUser', { body: newcomer })
    const token = await account.logIn(newcomer.email)
    await account.call('sendLicensePicture', { token, body: { base64Data: front } })
    expect(await pictures()).toBe(1)
    await account.call('deletePerson', { token, body: { currentPassword: testPassword } })
    expect(await pictures()).toBe(0)
  })
})
