import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contract, type Whoami } from '@delebil/core-api'
import { selectMembership, sortMemberships } from '@delebil/validation'
import { build } from 'vite'
import { demoPassword } from '../../apps/api/src/platform/demo-password.ts'
import { demoLogins } from '../../apps/api/src/seed/demo-logins.ts'
import { sessionKey } from '../../apps/host/src/site/session/stored-session.ts'
import type { Scope } from '../measure/scope.ts'
import { askFor } from './ask.ts'
import { copyHost } from './copy-host.ts'
import { quiet } from './start-api.ts'
import { startProcess, waitForWord } from './start-process.ts'

const BARE_ROWS = 25
const LOG_IN_TRIES = 20
const START_TRIES = 4
/** A list without scripts, from the same server. */
export const barePage = 'bare.html'

/** A page of React alone, from the same server, that asks an address and lists what comes. */
export const reactPage = (address: string, token?: string): string =>
  `phone-page/index.html?${new URLSearchParams({ address, ...(token !== undefined && { token }) })}`

const root = fileURLToPath(new URL('../../', import.meta.url))
const addReactPage = async (folder: string) => {
  await build({ configFile: join(root, 'bench/phone-page/vite.config.ts'), logLevel: 'error' })
  cpSync(join(root, '.cache/phone-page'), join(folder, 'phone-page'), { recursive: true })
}

const writeBarePage = (folder: string) => {
  const rows = Array.from({ length: BARE_ROWS }, (_, index) => `<li>Bil ${index + 1}</li>`).join('')
  const html = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Liste</title></head><body><main><ul>${rows}</ul></main></body></html>`
  writeFileSync(join(folder, barePage), html)
}

/** Starts the product's server with the built site and the bare page beside it. Answers the address; the scope stops it. */
export async function serveSite(scope: Scope, databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-bench-'))
  scope.add(() => rmSync(folder, { recursive: true, force: true }))
  copyHost(folder)
  writeBarePage(folder)
  await addReactPage(folder)
  const start = () => {
    const server = startProcess('bench/host-page/main.ts', {
      ...quiet,
      DATABASE_URL: databaseUrl,
      BENCH_HOST_FOLDER: folder,
    })
    scope.add(server.stop)
    return waitForWord(server, /(http:\S+)/)
  }
  return patiently(start, START_TRIES)
}

/** On a machine that is busy a server gives up on its database while it starts, and says that it is busy when it has. */
async function patiently<T>(work: () => Promise<T>, tries: number): Promise<T> {
  if (tries === 1) return work()
  try {
    return await work()
  } catch {
    await wait(1000)
    return patiently(work, tries - 1)
  }
}

/** What the demo's member has on the device who was here yesterday. */
export async function storageOfMember(address: string): Promise<Record<string, string>> {
  const logIn = () =>
    askFor(200, address + contract.login.path, {
      method: 'POST',
      json: { username: demoLogins.member.email, password: demoPassword },
    })
  const answer = await patiently(logIn, LOG_IN_TRIES)
  const { authToken: token, username: userName } = JSON.parse(answer.toString('utf8')) as Record<string, string>
  const answered = await askFor(200, address + contract.whoami.path, { headers: { authorization: token ?? '' } })
  const whoami = JSON.parse(answered.toString('utf8')) as Whoami
  const { organizations } = whoami
  const selectedMembershipId = selectMembership(sortMemberships(whoami.memberships), undefined)?.id
  const whoamiAtMs = Date.now() - 24 * 60 * 60_000
  const kept = { token, userName, isAdmin: false, selectedMembershipId, organizations, whoami, whoamiAtMs }
  return { [sessionKey]: JSON.stringify(kept) }
}
