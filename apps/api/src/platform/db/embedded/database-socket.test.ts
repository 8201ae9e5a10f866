import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../pool.ts'
import { makeQuickFolder } from '../quick-folder.ts'
import { findBinaries } from './binaries.ts'
import { findDatabasePlace, sharedPlace } from './database-place.ts'
import { socketFolderOf } from './database-socket.ts'
import { databaseUrl } from './embedded-connection.ts'
import { findFreePort } from './free-port.ts'
import { startPostgres, stopPostgres } from './postgres-process.ts'
import { isAlive } from './process-identity.ts'
import { reachEmbedded } from './reach-embedded.ts'
import { startEmbedded } from './start-embedded.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

const folder = await makeQuickFolder()
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

const silent = () => undefined
const start = (dataDir: string) => startEmbedded(dataDir, silent, { isDurable: false })
const socketsIn = (dataDir: string) => readdirSync(join(dataDir, 'postgres')).filter((name) => name.endsWith('.lock'))

// The address of whoever asks, which is none on a socket.
const callerOf = async (url: string) => {
  const database = openDatabase({ url, size: 1 })
  const [row] = await database.rows<{ address: string | null }>('select host(inet_client_addr()) as address')
  await database.close()
  return row?.address
}

test('the database is asked by its socket, also by who reaches a running one, and by its port where that is asked for', async () => {
  const embedded = await start(folder)
  expect(await callerOf(embedded.url)).toBe(null)
  const reached = await reachEmbedded(folder, silent)
  expect(reached.url).toBe(embedded.url)
  const url = new URL(embedded.url)
  url.searchParams.delete('host')
  expect(await callerOf(url.href)).toBe('127.0.0.1')
  await embedded.stop()
})

test('the socket of a database that was killed does not stay', async () => {
  // By itself: a server would hear of its end, and start it again.
  const user = unprivilegedUser()
  const place = findDatabasePlace(folder, user)
  const pid = await startPostgres(findBinaries(user, sharedPlace), place, await findFreePort(), user, false)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(socketsIn(folder)).toHaveLength(1)
  const again = await start(folder)
  expect(socketsIn(folder)).toEqual([`.s.PGSQL.${new URL(again.url).port}.lock`])
  expect(await callerOf(again.url)).toBe(null)
  await again.stop()
  expect(socketsIn(folder)).toEqual([])
})

test('a folder in which no socket can be made leaves the port', async () => {
  const user = unprivilegedUser()
  const place = findDatabasePlace(folder, user)
  const port = await findFreePort()
  mkdirSync(join(place.folder, `.s.PGSQL.${port}`))
  const pid = await startPostgres(findBinaries(user, sharedPlace), place, port, user, false)
  expect(await callerOf(databaseUrl(port, place.password, 'delebil'))).toBe('127.0.0.1')
  await stopPostgres(pid)
  rmSync(join(place.folder, `.s.PGSQL.${port}`), { recursive: true })
})

test('a path that is too long for a socket leaves the port', async () => {
  const long = mkdtempSync(join(folder, 'a'.repeat(80)))
  chmodSync(long, 0o755)
  expect(socketFolderOf({ folder: join(long, 'postgres') })).toBe(undefined)
  const embedded = await start(long)
  expect(await callerOf(embedded.url)).toBe('127.0.0.1')
  await embedded.stop()
})
