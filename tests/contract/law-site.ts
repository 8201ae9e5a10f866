import { createHash } from 'node:crypto'
import { contract, type Endpoint, requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import {
  insertPartner,
  insertPartnerKey,
  makeTestKey,
  testPartner,
} from '../../apps/api/src/features/partners/test-partner.ts'
import { ask, callEndpoint, startTestSite, type TestAnswer } from '../../apps/api/src/testing/test-site.ts'

type LawPerson = { readonly personId: number; readonly token: string }
type LawCall = { readonly id: number; readonly body?: unknown; readonly query?: object }

export type LawSite = Awaited<ReturnType<typeof startLawSite>>
export type LawPeople = LawSite['people']

/** A site on which a driver, an owner, a partner's visitor, the office and the night watch are logged in. */
export const startLawSite = async () => {
  const site = await startTestSite({ RATE_LIMIT: false })
  const { database } = site.suite
  const logIn = async (personId: number): Promise<LawPerson> => {
    const token = `token-${personId}`.padEnd(43, 'x')
    await database.change(
      `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
       values ($1, $2, 'member', now(), now(), now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), personId],
    )
    return { personId, token }
  }
  const key = await makeTestKey('only')
  await insertPartner(database, testPartner.key, testPartner.origin)
  await insertPartnerKey(database, testPartner.key, key)
  await database.change(`
    insert into person (id, name, email, license_state) values (50, 'Vera Vakt', 'vera@delebil.test', 'UNKNOWN'),
      (51, 'Ola Kontor', 'ola@delebil.test', 'UNKNOWN'), (52, 'Berit Beboer', 'berit@delebil.test', 'MANUAL');
    insert into organization_permission (organization_id, person_id, permission)
      select 1, p, unnest(array['RESERVATION_READ', 'RESERVATION_WRITE', 'MESSAGE_WRITE']) from unnest(array[50, 51]) p;
    insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default) values (1, 2, 52, false, true);
    insert into partner_person (organization_id, partner_id, subject, person_id, created_at)
      select organization_id, id, 'berit', 52, now() from partner`)
  const visit = { params: { partner: testPartner.key }, body: { token: await key.sign({ sub: 'berit' }) } }
  const visitor = await callEndpoint(site.address, 'logInByPartner', visit)
  const people = {
    driver: await logIn(2),
    owner: await logIn(1),
    visitor: { personId: 52, token: visitor.headers.get('authorization') ?? '' },
    watch: await logIn(50),
    office: await logIn(51),
  }
  const declarations: Readonly<Record<string, Endpoint>> = { ...contract, ...adminContract }
  /** Makes a call of either contract for a reservation. */
  const call = (name: string, { token }: LawPerson, { id, body, query }: LawCall): Promise<TestAnswer> => {
    const declaration = declarations[name]
    if (declaration === undefined) throw new Error(`There is no call "${name}".`)
    const params = declaration.path.includes('{id}') ? { id } : undefined
    return ask(`${site.address}${requestAddress(declaration, params, query as Record<string, unknown>)}`, {
      method: declaration.method,
      headers: {
        authorization: token,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  return { database, people, call, stop: site.stop }
}
