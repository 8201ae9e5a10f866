import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentWebhookPath, signOnCallbackPath } from '@delebil/core-api'
import { createHttpCarAccess } from '../adapters/car-access/http-car-access.ts'
import type { CarAccess } from '../adapters/car-access/port.ts'
import { startCarAccessStandIn } from '../adapters/car-access/stand-in.ts'
import { createHttpLicenseRegister } from '../adapters/license/http-license-register.ts'
import { noLicenseRegister } from '../adapters/license/port.ts'
import { startLicenseStandIn } from '../adapters/license/stand-in.ts'
import type { Mail } from '../adapters/mail/port.ts'
import { createSmtpMail, noMail } from '../adapters/mail/smtp-mail.ts'
import { type ReceivedMail, startMailStandIn } from '../adapters/mail/stand-in.ts'
import { createHttpPaymentProvider } from '../adapters/payment/http-payment-provider.ts'
import type { PaymentProvider } from '../adapters/payment/port.ts'
import { connectProvider } from '../adapters/single-sign-on/connect-provider.ts'
import type { IdentityProvider } from '../adapters/single-sign-on/port.ts'
import { type Config, ConfigProblem } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'

/** Where a step that began something leaves how to undo it. */
export type Undo = (() => Promise<unknown>)[]

/** Cars behind the service of the settings; in the demo a stand-in where every car does as it is asked. */
export const openCarAccess = async (
  { CAR_ACCESS_URL }: Config,
  isDemo: boolean,
  undo: Undo,
): Promise<CarAccess | undefined> => {
  if (CAR_ACCESS_URL) return createHttpCarAccess(CAR_ACCESS_URL)
  if (!isDemo) return undefined
  const standIn = await startCarAccessStandIn()
  undo.push(standIn.stop)
  return createHttpCarAccess(standIn.url)
}

/** The register of the settings. The stand-in verifies nearly everybody: it is for the demo only. */
export const openLicenseRegister = async (config: Config, isDemo: boolean, undo: Undo) => {
  const { LICENSE_URL, LICENSE_TOKEN = '' } = config
  if (LICENSE_URL) return createHttpLicenseRegister(LICENSE_URL, async () => LICENSE_TOKEN)
  if (!isDemo) return noLicenseRegister
  const standIn = await startLicenseStandIn()
  undo.push(standIn.stop)
  return createHttpLicenseRegister(standIn.url, async () => standIn.token)
}

/** The OpenID provider of the settings; in the demo a stand-in where anybody is who they say. */
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
  const { startSignOnStandIn } = await import('../adapters/single-sign-on/stand-in.ts')
  const { stop, ...standIn } = await startSignOnStandIn(signOnCallbackPath(name), title)
  undo.push(stop)
  return connectProvider({ ...shared, ...standIn })
}

type OpenMail = { readonly mail: Mail; readonly demoMails?: readonly ReceivedMail[] }

/** The mail server of the settings. In the demo a stand-in takes all mail, for anybody at the machine to read. */
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
  const standIn = await startMailStandIn((_mail, all) => writeFile(file, JSON.stringify(all, undefined, 2)))
  undo.push(standIn.stop)
  return { mail: open(standIn.url), demoMails: standIn.received }
}

/** The payment service of the settings; in the demo a stand-in where no money moves. It is called what single sign-on is. */
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
  const { startPaymentStandIn } = await import('../adapters/payment/stand-in.ts')
  const standIn = await startPaymentStandIn(paymentWebhookPath(name), title)
  undo.push(standIn.stop)
  return createHttpPaymentProvider({ name, title, ...standIn })
}
