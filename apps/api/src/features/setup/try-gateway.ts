import { randomUUID } from 'node:crypto'
import type { GatewayTrial, triedGateways } from '@delebil/core-api/admin'
import { MailRefused } from '../../adapters/mail/port.ts'
import type { Context } from '../../platform/context.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import type { AdminCall } from '../admin-records/admin-verb.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { findAskableCar } from './setup-store.ts'

type Trial = Pick<GatewayTrial, 'outcome' | 'sentTo'>
type Asking = Pick<AdminCall, 'db' | 'caller' | 'office' | 'now'>
type Try = (context: Context, call: Asking) => Promise<Trial>

/** Nobody's: the tax authority's own test people have 80 added to the month. */
const NOBODY = { nationalId: '01819090013', surname: 'Delebil' }
const SMS_TEXT = 'Dette er en prøve fra Delebil. Kom den fram, virker SMS.'
const PATIENCE_MS = 8000

const accountOf = async ({ db, caller }: Asking) => orRefuse(await findAccount(db, caller.personId), 'session.missing')
const said = (outcome: Trial['outcome'], sentTo: string | null = null): Trial => ({ outcome, sentTo })

const tryMail: Try = async (context, call) => {
  const mail = orRefuse(context.mail)
  const account = await accountOf(call)
  try {
    await mail.send(mailTexts.gatewayTrial(account))
    return said('works', account.email)
  } catch (error) {
    context.log('warn', 'The trial mail was not taken.', { error: String(error) })
    return said(error instanceof MailRefused ? 'refused' : 'unanswered')
  }
}

const trySms: Try = async (context, call) => {
  const sms = orRefuse(context.sms)
  const { phone } = await accountOf(call)
  if (phone === null) throw new Refusal('gateway.no-phone')
  const { smsSender: sender } = await readPolicy(call.db, call.office.organizationId, call.now)
  const ref = randomUUID()
  try {
    const answer = (await sms.send([{ ref, to: phone, sender, text: SMS_TEXT }])).get(ref)
    return answer?.isTaken ? said('works', phone) : said('refused')
  } catch (error) {
    context.log('warn', 'The trial SMS was not taken.', { error: String(error) })
    return said('unanswered')
  }
}

/** A payment that nobody made is unknown to whoever knows us. */
const tryPayments: Try = async (context) => {
  const answer = await orRefuse(context.payments).read(randomUUID())
  return said(answer === 'unanswered' ? 'unanswered' : 'works')
}

const tryLicenses: Try = async ({ licenseRegister }) =>
  said((await licenseRegister.look(NOBODY)) === 'unanswered' ? 'unanswered' : 'works')

const tryCars: Try = async (context, { db, office: { organizationId } }) => {
  const carAccess = orRefuse(context.carAccess)
  const car = orRefuse(await findAskableCar(db, organizationId), 'gateway.no-car')
  const asked = { organizationId, ...car, way: 'TELEMATICS', phone: null } as const
  const condition = await carAccess.condition(asked, AbortSignal.timeout(PATIENCE_MS)).catch((error: unknown) => {
    context.log('warn', 'The way to the cars failed.', { error: String(error) })
    return 'silent' as const
  })
  return said(condition === 'silent' ? 'unanswered' : 'works')
}

/** How each service is tried without doing anything to anybody else. */
export const tries: Readonly<Record<(typeof triedGateways)[number], Try>> = {
  mail: tryMail,
  sms: trySms,
  payment: tryPayments,
  license: tryLicenses,
  cars: tryCars,
}
