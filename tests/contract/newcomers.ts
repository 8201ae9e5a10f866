import { randomUUID } from 'node:crypto'
import { type Api, createClient } from '@delebil/core-api'
import type { AccountSite } from '../../apps/api/src/testing/test-account-site.ts'

/** People who have just become users, for calls that would get in the way of the others. */
export const newcomers = (account: () => AccountSite) => {
  /** A client of one, for calls after which a session is over. */
  const asNewcomer = async (email: string): Promise<Api> => {
    const baseUrl = account().site.address
    const password = 'et-langt-passord'
    const visitor = createClient({ baseUrl, token: () => undefined })
    await visitor.createUser({ body: { name: 'Nina Ny', email, password } })
    const made = await visitor.login({ body: { username: email, password } })
    const own = made.ok ? made.value.authToken : undefined
    return createClient({ baseUrl, token: () => own })
  }
  /** The token of a link for a new password. Of somebody for whom nobody else asks: a second link ends the first. */
  const requestLink = async (): Promise<string> => {
    const email = `lenke.${randomUUID()}@delebil.test`
    const api = await asNewcomer(email)
    await api.forgotPassword({ body: { usernameEmailOrPhone: email } })
    return account().tokenIn(await account().nextMail(email, 'Nytt passord'))
  }
  /** The token of the link that proves somebody's address. */
  const requestConfirmation = async (): Promise<string> => {
    const email = `bekreft.${randomUUID()}@delebil.test`
    await asNewcomer(email)
    return account().tokenIn(await account().nextMail(email, 'Velkommen'))
  }
  /** The token of a link for a browser that may try to log in. */
  const loginLinkToken = async (): Promise<string> => {
    const token = 'l'.repeat(43)
    await account().site.suite.database.change(
      `insert into login_link (token_hash, person_id, created_at, expires_at)
       values (sha256($1::bytea), 1, now(), now() + interval '1 minute')`,
      [token],
    )
    return token
  }
  return { asNewcomer, loginLinkToken, requestLink, requestConfirmation }
}
