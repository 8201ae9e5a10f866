import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeCarAccess } from '../../adapters/car-access/fake.ts'
import { createHttpCarAccess } from '../../adapters/car-access/http-car-access.ts'
import { startFakeLicenseRegister } from '../../adapters/license/fake.ts'
import { createHttpLicenseRegister } from '../../adapters/license/http-license-register.ts'
import { type FakeMailServer, startFakeMailServer } from '../../adapters/mail/fake.ts'
import { createSmtpMail } from '../../adapters/mail/smtp-mail.ts'
import { startFakePaymentProvider } from '../../adapters/payment/fake.ts'
import { createHttpPaymentProvider } from '../../adapters/payment/http-payment-provider.ts'
import { startFakeSms } from '../../adapters/sms/fake.ts'
import { createSveveSms } from '../../adapters/sms/sveve-sms.ts'
import { later, openAdminDesk } from '../../testing/test-admin-desk.ts'

type Fakes = {
  readonly mail: FakeMailServer
  readonly sms: Awaited<ReturnType<typeof startFakeSms>>
  readonly payment: Awaited<ReturnType<typeof startFakePaymentProvider>>
  readonly license: Awaited<ReturnType<typeof startFakeLicenseRegister>>
  readonly cars: Awaited<ReturnType<typeof startFakeCarAccess>>
}
let fakes: Fakes
beforeAll(async () => {
  fakes = {
    mail: await startFakeMailServer(),
    sms: await startFakeSms(() => '/hook'),
    payment: await startFakePaymentProvider('/hook', 'Vipps'),
    license: await startFakeLicenseRegister(),
    cars: await startFakeCarAccess(),
  }
})
afterAll(() => Promise.all(Object.values(fakes).map(({ stop }) => stop())))

const { site, staff, ask, undone } = openAdminDesk({
  mail: later(() => createSmtpMail(fakes.mail.url, 'Delebil <hei@delebil.test>')),
  sms: later(() => createSveveSms(fakes.sms)),
  payments: later(() => createHttpPaymentProvider({ name: 'vipps', title: 'Vipps', ...fakes.payment })),
  licenseRegister: later(() => createHttpLicenseRegister(fakes.license.url, async () => fakes.license.token)),
  carAccess: later(() => createHttpCarAccess(fakes.cars.url)),
})
const tryOut = async (key: string) => (await ask('setup.try-gateway', { params: { key } })).body
const stepsDone = async () =>
  ((await ask('setup.read')).body as unknown as { steps: { key: string; isDone: boolean }[] }).steps.flatMap(
    ({ key, isDone }) => (isDone ? [key] : []),
  )

test(
  'each service is tried for real, and nobody but whoever asks hears of it',
  undone(async () => {
    await site.database.change(`update person set phone = '+4791234577' where id = $1`, [staff.personId])
    const { email } = await site.database.theRow<{ email: string }>('select email from person where id = $1', [
      staff.personId,
    ])
    expect(await tryOut('mail')).toEqual({ key: 'mail', outcome: 'works', sentTo: email })
    expect(fakes.mail.received.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Prøve fra Delebil']])
    expect(await tryOut('sms')).toEqual({ key: 'sms', outcome: 'works', sentTo: '+4791234577' })
    expect(fakes.sms.received).toHaveLength(1)
    for (const key of ['payment', 'license', 'cars'])
      expect(await tryOut(key)).toEqual({ key, outcome: 'works', sentTo: null })
  }),
)

test(
  'a service that does not answer is said not to, and one that is not there is unknown',
  undone(async () => {
    fakes.cars.script('150', 'silent')
    await site.database.change('update car set active = id = 50 where organization_id = 1')
    expect(await tryOut('cars')).toMatchObject({ outcome: 'unanswered' })
    await site.database.change('update car set active = false where organization_id = 1')
    expect(await tryOut('cars')).toMatchObject({ code: 'gateway.no-car' })
    await site.database.change('update person set phone = null where id = $1', [staff.personId])
    expect(await tryOut('sms')).toMatchObject({ code: 'gateway.no-phone' })
    expect(await tryOut('accessPoint')).toMatchObject({ code: 'request.invalid' })
  }),
)

test(
  'the checklist says of each step whether it is done, before and after',
  undone(async () => {
    const { database } = site
    await database.change(`update organization set support_email = null, support_phone = null, logo_svg = null where id = 1;
      update membership_type set active = false where organization_id = 1; update car set active = false where organization_id = 1`)
    const before = await stepsDone()
    expect(before).toContain('mail')
    for (const key of ['contact', 'membershipType', 'car', 'logo']) expect(before).not.toContain(key)
    await database.change(`update organization set support_email = 'hei@delebil.test' where id = 1;
      update membership_type set active = true where id = 50; update car set active = true where id = 50`)
    await ask('profile.change', {
      body: {
        version: 1,
        logoSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
      },
    })
    const after = await stepsDone()
    for (const key of ['contact', 'membershipType', 'car', 'logo']) expect(after).toContain(key)
  }),
)

test(
  'prices with VAT are a step that is left for a club that is not registered for it',
  undone(async () => {
    const register = (is: boolean) =>
      site.database.change('update organization set is_vat_registered = $1 where id = 1', [is])
    await site.database.change(
      `update tariff set vat_percent = 25, valid_from = '2020-01-01' where organization_id = 1`,
    )
    await register(false)
    expect(await stepsDone()).not.toContain('vat')
    await register(true)
    expect(await stepsDone()).toContain('vat')
  }),
)

test(
  'a logo is kept without what could run, and one that is no drawing is refused at its field',
  undone(async () => {
    const logoSvg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><path d="M0 0h1"/></svg>'
    const { body } = await ask('profile.change', { body: { version: 1, logoSvg, nightWatchPhone: '55 12 34 56' } })
    expect(body.entity).toMatchObject({
      version: expect.any(Number),
      logoSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
      nightWatchPhone: '+4755123456',
    })
    const { version } = body.entity as { version: number }
    expect(await ask('profile.change', { body: { version, logoSvg: 'logo.png' } })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'field.logo', fieldName: 'logoSvg' }] },
    })
    expect(await ask('profile.change', { body: { version: 1, supportUrl: null } })).toMatchObject({
      body: { code: 'record.stale' },
    })
    expect((await ask('profile.history')).body.data).toHaveLength(1)
  }),
)
