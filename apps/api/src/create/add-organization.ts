import { PASSWORD_RESET_MINUTES } from '@delebil/validation'
import { makePasswordLink } from '../features/accounts/make-password-link.ts'
import { createOrganization, type NewOrganization } from '../features/new-organizations/create-organization.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { transaction } from '../platform/db/transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

/** `jobs` are there where mail can be sent; `siteUrl` is where people will reach the site. */
type Parts = { readonly database: Database; readonly jobs: Jobs | undefined; readonly siteUrl: string }

const printLink = async (tx: Queryable, personId: number, email: string, siteUrl: string): Promise<string[]> => {
  return [
    `SMTP_URL is empty, so no mail is sent. With this link ${email} chooses a password, once, within ${PASSWORD_RESET_MINUTES} minutes:`,
    `  ${await makePasswordLink(tx, personId, siteUrl)}`,
    'When it is too late for that, set SMTP_URL and ask for a new one at the log-in.',
  ]
}

/** Makes the organization and lets its administrator in, or does nothing. Answers what there is to say. */
export const addOrganization = ({ database, jobs, siteUrl }: Parts, asked: NewOrganization): Promise<string[]> =>
  transaction(database, async (tx) => {
    const { email } = asked.administrator
    const { personId, needsPassword } = await createOrganization(tx, asked, new Date())
    const made = `${asked.name} is made, with the key ${asked.key}. ${email} has all permissions there.`
    if (!needsPassword) return [made, `${email} has an account already and logs in as before.`]
    if (jobs === undefined) return [made, ...(await printLink(tx, personId, email, siteUrl))]
    await jobs.enqueue(tx, 'password-reset', { usernameEmailOrPhone: email })
    return [made, `The server mails ${email} a link to choose a password, as soon as it runs.`]
  })
