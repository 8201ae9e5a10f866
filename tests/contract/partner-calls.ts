import type { Api } from '@delebil/core-api'
import {
  insertPartner,
  insertPartnerKey,
  makeTestKey,
  type TestPartnerKey,
  testPartner,
} from '../../apps/api/src/features/partners/test-partner.ts'
import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'
import { testPeople } from '../../apps/api/src/testing/test-site.ts'

const params = { partner: testPartner.key }

/** A good call of each endpoint that takes a partner's token. */
export const partnerCalls = (api: () => Api, database: () => Queryable) => {
  const makePartner = async () => {
    const key = await makeTestKey('only')
    await insertPartner(database(), testPartner.key, testPartner.origin)
    await insertPartnerKey(database(), testPartner.key, key)
    return key
  }
  let made: ReturnType<typeof makePartner> | undefined
  const known = () => {
    made ??= makePartner()
    return made
  }
  const signed = async (claims: Parameters<TestPartnerKey['sign']>[0]) => ({
    token: await (await known()).sign(claims),
  })
  return {
    getPartner: async () => {
      await known()
      return api().getPartner({ params })
    },
    getPartnerSearch: async () => {
      await known()
      return api().getPartnerSearch({ params, query: { wide: true } })
    },
    logInByPartner: async () => api().logInByPartner({ params, body: await signed({}) }),
    linkPartner: async () => {
      const claims = { sub: 'eva', email: testPeople.owner, email_verified: true }
      return api().linkPartner({ params, body: await signed(claims) })
    },
  }
}
