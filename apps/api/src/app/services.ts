import { existsSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentWebhookPath, signOnCallbackPath, smsWebhookPath } from '@delebil/core-api'
import type { FakeAccessPoint } from '../adapters/access-point/fake.ts'
import { createHttpAccessPoint } from '../adapters/access-point/http-access-point.ts'
import type { AccessPoint } from '../adapters/access-point/port.ts'
import type { Company } from '../adapters/accounting/fake/fake-company.ts'
import { type Accounting, noAccounting } from '../adapters/accounting/port.ts'
import { createTripletex } from '../adapters/accounting/tripletex.ts'
import { startFakeCarAccess } from '../adapters/car-access/fake.ts'
import { createHttpCarAccess } from '../adapters/car-access/http-car-access.ts'
import type { CarAccess } from '../adapters/car-access/port.ts'
import { startFakeLicenseRegister } from '../adapters/license/fake.ts'
import { createHttpLicenseRegister } from '../adapters/license/http-license-register.ts'
import { noLicenseRegister } from '../adapters/license/port.ts'
import { type ReceivedMail, startFakeMailServer } from '../adapters/mail/fake.ts'
import type { Mail } from '../adapters/mail/port.ts'
import { createSmtpMail, noMail } from '../adapters/mail/smtp-mail.ts'
import { createHttpPaymentProvider } from '../adapters/payment/http-payment-provider.ts'
import type { PaymentProvider } from '../adapters/payment/port.ts'
import { connectProvider } from '../adapters/single-sign-on/connect-provider.ts'
import type { IdentityProvider } from '../adapters/single-sign-on/port.ts'
import type { ReceivedSms } from '../adapters/sms/fake.ts'
import type { SmsGateway } from '../adapters/sms/port.ts'
import { createSveveSms } from '../adapters/sms/sveve-sms.ts'
import { type Config, ConfigProblem } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import { demoSecretsKey } from '../platform/demo-secrets-key.ts'

/** Where a step that began something leaves how to undo it. */
export type Undo = (() => Promise<unknown>)[]

/** Cars behind the service of the settings; in the demo a fake where every car does as it is asked. */
export const openCarAccess = async (
  { CAR_ACCESS_URL, CAR_ACCESS_TOKEN = '' }: Config,
  isDemo: boolean,
  undo: Undo,
): Promise<CarAccess | undefined> => {
  if (CAR_ACCESS_URL) return createHttpCarAccess(CAR_ACCESS_URL, { token: CAR_ACCESS_TOKEN })
  if (!isDemo) return undefined
  const fake = await startFakeCarAccess()
  undo.push(fake.stop)
  return createHttpCarAccess(fake.url)
}

/** The register of the settings. The fake verifies nearly everybody: it is for the demo only. */
export const openLicenseRegister = async (config: Config, isDemo: boolean, undo: Undo) => {
  const { LICENSE_URL, LICENSE_TOKEN = '' } = config
  if (LICENSE_URL) return createHttpLicenseRegister(LICENSE_URL, async () => LICENSE_TOKEN)
  if (!isDemo) return noLicenseRegister
  const fake = await startFakeLicenseRegister()
  undo.push(fake.stop)
  return createHttpLicenseRegister(fake.url, async () => fake.token)
}

type OpenAccessPoint = { readonly accessPoint?: AccessPoint; readonly demoDocuments?: FakeAccessPoint['received'] }

/** The access point of the settings; in the demo a fake that takes what it would be lawful to send. */
export const openAccessPoint = async (
  { ACCESS_POINT_URL: url, ACCESS_POINT_TOKEN: token }: Config,
  isDemo: boolean,
  undo: Undo,
): Promise<OpenAccessPoint> => {
  if (url) {
    if (!token) throw new ConfigProblem('ACCESS_POINT_URL needs ACCESS_POINT_TOKEN.')
    return { accessPoint: createHttpAccessPoint(url, token) }
  }
  if (!isDemo) return {}
  const { startFakeAccessPoint } = await import('../adapters/access-point/fake.ts')
  const fake = await startFakeAccessPoint()
  undo.push(fake.stop)
  return { accessPoint: createHttpAccessPoint(fake.url, fake.token), demoDocuments: fake.received }
}

/** Tripletex of the settings; in the demo a fake with the company of one club, which may be prepared and outlives the server. */
export const openAccounting = async (
  { TRIPLETEX_URL: url, TRIPLETEX_CONSUMER_TOKEN: consumerToken, SECRETS_KEY: key, DATA_DIR }: Config,
  isDemo: boolean,
  undo: Undo,
): Promise<{ readonly accounting: Accounting; readonly demoCompany?: Company }> => {
  if (url) {
    if (!consumerToken || !key) throw new ConfigProblem('TRIPLETEX_URL needs TRIPLETEX_CONSUMER_TOKEN and SECRETS_KEY.')
    return { accounting: { tripletex: createTripletex({ url, consumerToken }, key) } }
  }
  if (!isDemo) return { accounting: noAccounting }
  const { startFakeTripletex } = await import('../adapters/accounting/fake/fake.ts')
  const fake = await startFakeTripletex({ file: join(DATA_DIR, 'tripletex.json') })
  undo.push(fake.stop)
  const tripletex = createTripletex({ ...fake, site: fake.url }, key ?? demoSecretsKey)
  return { accounting: { tripletex }, demoCompany: fake.company }
}

/** The OpenID provider of the settings; in the demo a fake where anybody is who they say. */
export const openSignOn = async (
  config: Config,
  isDemo: boolean,
  log: Context['log'],
  undo: Undo,
): Promise<IdentityProvider | undefined> => {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID, SSO_CLIENT_SECRET, SSO_NAME: name, SSO_TITLE: title } = config
  const shared = { name, title, scopes: config.SSO_SCOPES, log }
  if (issuer) {
    if (!SSO_CLIENT_ID || !SSO_CLIENT_SECRET) {
      throw new ConfigProblem('SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET.')
    }
    return connectProvider({ ...shared, issuer, clientId: SSO_CLIENT_ID, clientSecret: SSO_CLIENT_SECRET })
  }
  if (!isDemo) return undefined
  // Loaded here: a server with a provider of its own needs none of it.
  const { startFakeSignOnProvider } = await import('../adapters/single-sign-on/fake.ts')
  const { stop, ...fake } = await startFakeSignOnProvider(signOnCallbackPath(name), title)
  undo.push(stop)
  return connectProvider({ ...shared, ...fake })
}

type OpenMail = { readonly mail: Mail; readonly demoMails?: readonly ReceivedMail[] }

// What came with it is fetched at its own address: written out byte by byte, a run's papers would hold everybody else up.
const readable = ({ files, ...mail }: ReceivedMail) => ({
  ...mail,
  files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
})

/** The mail server of the settings. In the demo a fake takes all mail, for anybody at the machine to read. */
export const openMail = async (config: Config, isDemo: boolean, undo: Undo): Promise<OpenMail> => {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = config
  const open = (url: string) => {
    const mail = createSmtpMail(url, MAIL_FROM)
    undo.push(async () => mail.close())
    return mail
  }
  if (SMTP_URL) return { mail: open(SMTP_URL) }
  if (!isDemo) return { mail: noMail }
  const file = join(DATA_DIR, 'mail.json')
  // Links that set a new password stand in it.
  const mode = 0o600
  if (existsSync(file)) await chmod(file, mode)
  const fake = await startFakeMailServer((_mail, all) =>
    writeFile(file, JSON.stringify(all.map(readable), undefined, 2), { mode }),
  )
  undo.push(fake.stop)
  return { mail: open(fake.url), demoMails: fake.received }
}

/** The payment service of the settings; in the demo a fake where no money moves. It is called what single sign-on is. */
export const openPayments = async (
  config: Config,
  isDemo: boolean,
  undo: Undo,
): Promise<PaymentProvider | undefined> => {
  const { PAYMENT_URL: url, PAYMENT_CLIENT_ID: clientId, PAYMENT_CLIENT_SECRET: clientSecret } = config
  const { PAYMENT_SUBSCRIPTION_KEY: subscriptionKey, PAYMENT_MERCHANT_NUMBER: merchantNumber } = config
  const { PAYMENT_WEBHOOK_SECRET: webhookSecret, SSO_NAME: name, SSO_TITLE: title } = config
  if (url) {
    if (!clientId || !clientSecret || !subscriptionKey || !merchantNumber || !webhookSecret) {
      throw new ConfigProblem('PAYMENT_URL needs all the other PAYMENT_ settings.')
    }
    const account = { url, clientId, clientSecret, subscriptionKey, merchantNumber, webhookSecret }
    return createHttpPaymentProvider({ name, title, ...account })
  }
  if (!isDemo) return undefined
  const { startFakePaymentProvider } = await import('../adapters/payment/fake.ts')
  const fake = await startFakePaymentProvider(paymentWebhookPath(name), title)
  undo.push(fake.stop)
  return createHttpPaymentProvider({ name, title, ...fake })
}

/** The fake of the demo: what it took, where it tells of it, and how one answers. */
export type DemoSms = {
  readonly received: readonly ReceivedSms[]
  readonly reportTo: (site: string) => void
  readonly answer: (number: string, text: string) => Promise<number>
}
type OpenSms = { readonly sms?: SmsGateway; readonly demoSms?: DemoSms }

/** The gateway of the settings; in the demo a fake that rings nobody's phone. */
export const openSms = async (config: Config, isDemo: boolean, undo: Undo): Promise<OpenSms> => {
  const { SMS_URL: url, SMS_USER: user, SMS_PASSWORD: password, SMS_WEBHOOK_SECRET: secret } = config
  if (url) {
    if (!user || !password || !secret) throw new ConfigProblem('SMS_URL needs all the other SMS_ settings.')
    return { sms: createSveveSms({ url, user, password, secret }) }
  }
  if (!isDemo) return {}
  const { startFakeSms } = await import('../adapters/sms/fake.ts')
  const fake = await startFakeSms(smsWebhookPath)
  fake.script('works', 'mixed')
  undo.push(fake.stop)
  return { sms: createSveveSms(fake), demoSms: fake }
}
