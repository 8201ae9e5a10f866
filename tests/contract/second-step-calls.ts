import { type Api, type Contract, createClient } from '@delebil/core-api'
import { codeOfApp } from '../../apps/api/src/features/second-step/test-codes.ts'
import { makeTestPasskey } from '../../apps/api/src/features/second-step/test-passkey.ts'
import { logIn, startTestSite, testPeople } from '../../apps/api/src/testing/test-site.ts'

type Ask<T> = (api: Api, origin: string) => Promise<T>

/** Each on a site of its own: who has a second step adds the next one otherwise. */
const alone = async <T>(ask: Ask<T>): Promise<T> => {
  const site = await startTestSite({ RATE_LIMIT: false, SECRETS_KEY: 'a secret that is only for tests' }, [])
  try {
    const token = await logIn(site.address, testPeople.owner)
    await site.suite.database.change('update person set password_hash = null')
    return await ask(createClient({ baseUrl: site.address, token: () => token }), site.address)
  } finally {
    await site.stop()
  }
}
const known = <T>(result: { readonly ok: boolean; readonly value?: T }): T => {
  if (!result.ok || result.value === undefined) throw new Error('A step before failed.')
  return result.value
}
const begin = async (api: Api) => known(await api.beginApp({ body: { name: 'Telefonen' } }))
const confirm = async (api: Api) => {
  const { id, secret } = await begin(api)
  return { id, secret, result: await api.confirmApp({ params: { id }, body: { code: codeOfApp(secret, -1) } }) }
}
const addPasskey = async (api: Api, origin: string) => {
  const passkey = makeTestPasskey(origin)
  const { options } = known(await api.beginPasskey({ body: {} }))
  const made = passkey.make(options.challenge)
  return { passkey, result: await api.addPasskey({ body: { name: 'Nøkkel', made } }) }
}

/** One good call of every endpoint about the second step. */
export const secondStepCalls = {
  getSecondStep: () => alone((api) => api.getSecondStep()),
  beginApp: () => alone((api) => api.beginApp({ body: { name: 'Telefonen' } })),
  confirmApp: () => alone(async (api) => (await confirm(api)).result),
  beginPasskey: () => alone((api) => api.beginPasskey({ body: {} })),
  addPasskey: () => alone(async (api, origin) => (await addPasskey(api, origin)).result),
  removeFactor: () =>
    alone(async (api) => {
      const { id } = await confirm(api)
      return api.removeFactor({ params: { id } })
    }),
  renewRecoveryCodes: () =>
    alone(async (api) => {
      await confirm(api)
      return api.renewRecoveryCodes()
    }),
  proveByCode: () =>
    alone(async (api) => {
      const { secret } = await confirm(api)
      return api.proveByCode({ body: { code: codeOfApp(secret, 0) } })
    }),
  beginProof: () =>
    alone(async (api, origin) => {
      await addPasskey(api, origin)
      return api.beginProof()
    }),
  proveByPasskey: () =>
    alone(async (api, origin) => {
      const { passkey } = await addPasskey(api, origin)
      const { options } = known(await api.beginProof())
      return api.proveByPasskey({ body: { made: passkey.sign(options.challenge) } })
    }),
} satisfies { readonly [Name in keyof Contract]?: unknown }
