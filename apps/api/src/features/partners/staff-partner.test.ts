import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { findPartner, listPartnerOrigins } from './partner-store.ts'
import { readPartnerToken } from './read-partner-token.ts'
import { makeTestKey, testPartner } from './test-partner.ts'

const { site, ask, undone } = openAdminDesk()
const set = (...keys: { readonly kid: string; readonly publicJwk: object }[]) =>
  JSON.stringify({ keys: keys.map(({ kid, publicJwk }) => ({ ...publicJwk, kid })) })
const found = async (key: string) => {
  const partner = await findPartner(site.database, key, new Date())
  if (partner === undefined) throw new Error(`no partner ${key}`)
  return partner
}
const havna = { name: 'Havna', key: testPartner.key, audience: testPartner.audience, theme: 'dark', active: true }

test(
  'a partner that staff make is believed by the key they gave, until the key is changed, and its sites may read',
  undone(async () => {
    const [first, next] = [await makeTestKey('a'), await makeTestKey('b', 'RS256')]
    const made = await ask('partners.create', {
      body: { ...havna, origins: 'https://havna.example/\nhttps://www.havna.example', publicKeys: set(first) },
    })
    expect(made).toMatchObject({
      status: 201,
      body: { entity: { origins: 'https://havna.example\nhttps://www.havna.example' } },
    })
    const { id } = made.body.entity as { id: number }
    const sites = (await listPartnerOrigins(site.database)).filter(({ key }) => key === testPartner.key)
    expect(sites.map(({ origin }) => origin).sort()).toEqual(['https://havna.example', 'https://www.havna.example'])
    const believes = async (key: typeof first) =>
      readPartnerToken(await found(testPartner.key), await key.sign(), new Date()).then(
        ({ claims }) => claims.subject,
        ({ code }: { code: string }) => code,
      )
    expect([await believes(first), await believes(next)]).toEqual(['beboer-1', 'partner.refused'])

    const change = (values: object, version: number) =>
      ask('partners.change', { params: { id }, body: { version, ...values } })
    await change({ publicKeys: set(first, next) }, 1)
    expect([await believes(first), await believes(next)]).toEqual(['beboer-1', 'beboer-1'])
    const { body } = await change({ publicKeys: set(next) }, 2)
    expect(body).toMatchObject({ entity: { version: 3, publicKeys: expect.stringContaining('"kid": "b"') } })
    expect([await believes(first), await believes(next)]).toEqual(['partner.refused', 'beboer-1'])
    expect((await ask('partners.history', { params: { id } })).body.data).toHaveLength(3)
  }),
)

test(
  'a private key is refused at its field, and nothing of the partner is kept',
  undone(async () => {
    const { kid, publicJwk } = await makeTestKey('a')
    const publicKeys = JSON.stringify({ keys: [{ ...publicJwk, kid, d: 'secret' }] })
    expect(await ask('partners.create', { body: { ...havna, publicKeys } })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'field.private-key', fieldName: 'publicKeys' }] },
    })
    expect(await findPartner(site.database, testPartner.key, new Date())).toBeUndefined()
  }),
)

test(
  'a key that another partner has is refused, also where that is of another organization',
  undone(async () => {
    for (const key of ['brygga', 'fremmed']) {
      await site.database.change(
        `insert into partner (organization_id, key, name, audience) values (2, 'fremmed', 'F', 'x') on conflict do nothing`,
      )
      expect(await ask('partners.create', { body: { ...havna, key } })).toMatchObject({
        status: 409,
        body: { code: 'partner.key-taken', errors: [{ fieldName: 'key' }] },
      })
    }
    expect(await ask('partners.create', { body: { ...havna, key: 'Æ b' } })).toMatchObject({
      body: { errors: [{ code: 'field.format', fieldName: 'key' }] },
    })
  }),
)

test(
  'a partner whose people have logged in is taken out of use and not deleted',
  undone(async () => {
    await site.database.change(
      `insert into partner_person (organization_id, partner_id, subject, person_id, created_at) values (1, 50, 's', 1, now())`,
    )
    expect(await ask('partners.remove', { params: { id: 50 } })).toMatchObject({ body: { code: 'partner.in-use' } })
    await ask('partners.change', { params: { id: 50 }, body: { version: 1, active: false } })
    expect(await findPartner(site.database, 'brygga', new Date())).toBeUndefined()
  }),
)
