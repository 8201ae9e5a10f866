import type { TestDatabase } from '../../apps/api/src/platform/db/test-database.ts'
import { createOrgDatabase, logIn, testPeople } from '../../apps/api/src/testing/test-site.ts'
import { createScope, type Scope } from '../../bench/measure/scope.ts'
import { startApi } from '../../bench/serve/start-api.ts'

/** Three server processes of the product on one database with the test club, and the club's owner logged in. */
export type ThreeServers = {
  readonly suite: TestDatabase
  readonly addresses: readonly string[]
  readonly token: string
  /** One more session of the same person. */
  readonly logIn: () => Promise<string>
  /** Ends the processes; the database stays until `drop`. */
  readonly stop: () => Promise<void>
}

const startThree = async (scope: Scope, url: string): Promise<string[]> => {
  const starting = [1, 2, 3].map(() => startApi(scope, { DATABASE_URL: url }))
  return (await Promise.all(starting)).map(({ address }) => address)
}

export const startThreeServers = async (): Promise<ThreeServers> => {
  const scope = createScope((problem) => {
    throw problem
  })
  const suite = await createOrgDatabase()
  try {
    const addresses = await startThree(scope, suite.url)
    const logInOwner = () => logIn(addresses[0] ?? '', testPeople.owner)
    return { suite, addresses, token: await logInOwner(), logIn: logInOwner, stop: scope.close }
  } catch (error) {
    await scope.close()
    await suite.drop()
    throw error
  }
}
