import { setTimeout as wait } from 'node:timers/promises'
import type { EndpointName } from '@delebil/core-api'
import { type FakeLicenseRegister, startFakeLicenseRegister } from '../adapters/license/fake.ts'
import { type FakeMailServer, type ReceivedMail, startFakeMailServer } from '../adapters/mail/fake.ts'
import { callEndpoint, logIn, startTestSite, type TestCall, type TestSite } from './test-site.ts'

/** A site with a real mail server and a licence register behind it. */
export type AccountSite = {
  readonly site: TestSite
  readonly mails: FakeMailServer
  readonly register: FakeLicenseRegister
  readonly call: (name: EndpointName, call?: TestCall) => ReturnType<typeof callEndpoint>
  readonly logIn: (email: string) => Promise<string>
  /** The mail to the address with that subject that has come since the last one asked for, waited for. */
  readonly nextMail: (to: string, subject: string) => Promise<ReceivedMail>
  /** The token in a mail's link. Whichever server of the site does the job writes its own address before it. */
  readonly tokenIn: (mail: ReceivedMail) => string
  readonly stop: () => Promise<void>
}

const patience = 15_000

/** The server's log goes to `lines`. */
export const startAccountSite = async (lines: string[] = []): Promise<AccountSite> => {
  const [mails, register] = [await startFakeMailServer(), await startFakeLicenseRegister()]
  const settings = {
    RATE_LIMIT: false,
    SMTP_URL: mails.url,
    LICENSE_URL: register.url,
    LICENSE_TOKEN: register.token,
    PUBLIC_URL: 'https://delebil.test/',
  }
  const site = await startTestSite(settings, lines)
  const seen = new Set<ReceivedMail>()
  const nextMail = async (to: string, subject: string) => {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
      const found = mails.received.find(
        (mail) => !seen.has(mail) && mail.to.toLowerCase() === to.toLowerCase() && mail.subject === subject,
      )
      if (found === undefined) continue
      seen.add(found)
      return found
    }
    throw new Error(`No mail "${subject}" to ${to} came.`)
  }
  const tokenIn = ({ text }: ReceivedMail) =>
    /:\/\/\S+\/(?:reset-password|confirmEmail)#token=([A-Za-z0-9_-]{43})\b/.exec(text)?.[1] ?? ''
  const stop = async () => {
    await site.stop()
    await mails.stop()
    await register.stop()
  }
  return {
    site,
    mails,
    register,
    call: (name, call) => callEndpoint(site.address, name, call),
    logIn: (email) => logIn(site.address, email),
    nextMail,
    tokenIn,
    stop,
  }
}
