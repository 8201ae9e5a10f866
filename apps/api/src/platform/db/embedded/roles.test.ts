import { chmod, rm } from 'node:fs/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../pool.ts'
import { makeQuickFolder } from '../quick-folder.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { findDatabasePlace, sharedPlace } from './database-place.ts'
import { databaseUrl } from './embedded-connection.ts'
import { findFreePort } from './free-port.ts'
import { startPostgres, stopPostgres } from './postgres-process.ts'
import { startEmbedded } from './start-embedded.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

// Makes clusters, which a machine that does much else takes its time for.
vi.setConfig({ testTimeout: 90_000 })

let folder = ''
beforeEach(async () => {
  folder = await makeQuickFolder()
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

const start = () => startEmbedded(folder, () => undefined, { isDurable: false })
const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const me = 'select current_user as name, rolsuper as rules from pg_roles where rolname = current_user'

test('the role of a new folder is no superuser, runs no program and reads no file', async () => {
  const { url, stop } = await start()
  expect(await query(url, me)).toEqual([{ name: 'delebil', rules: false }])
  await expect(query(url, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied')
  await expect(query(url, "select pg_read_file('PG_VERSION')")).rejects.toThrow('permission denied')
  await stop()
})

/** A folder as older servers made it: their one role is the first of the cluster, and owns everything. */
const makeOldFolder = async () => {
  const user = unprivilegedUser()
  const place = findDatabasePlace(folder, user)
  const binaries = findBinaries(user, sharedPlace)
  createCluster(binaries, place, user, 'delebil')
  const port = await findFreePort()
  const pid = await startPostgres(binaries, place, port, user, false)
  await query(databaseUrl(port, place.password, 'postgres'), 'create database delebil')
  await query(databaseUrl(port, place.password, 'postgres'), 'create database beside')
  const url = databaseUrl(port, place.password, 'delebil')
  await query(
    url,
    `create schema other; create type other.state as enum ('a'); create extension btree_gist;
     create table kept (id int generated always as identity, n int); insert into kept (n) values (42);
     create view seen as select n from kept; create sequence counted; create table other.parted (id int) partition by range (id);
     create function twice(n int) returns int language sql as 'select n * 2'`,
  )
  return { pid }
}
const changes = `
  alter table kept add column more text; insert into kept (n) values (43); drop view seen; drop sequence counted;
  alter type other.state add value 'b'; create table other.part partition of other.parted for values from (1) to (2);
  create or replace function twice(n int) returns int language sql as 'select n + n'; drop schema other cascade`

test('an old folder whose role was superuser keeps its data, and its role owns and may change all of it, and no more', async () => {
  const { pid } = await makeOldFolder()
  await stopPostgres(pid)
  const first = await start()
  expect(await query(first.url, me)).toEqual([{ name: 'delebil', rules: false }])
  await query(first.url, changes)
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'select n, twice(n) from kept order by n')).toEqual([
    { n: 42, twice: 84 },
    { n: 43, twice: 86 },
  ])
  await query(second.url, 'drop database beside')
  await second.stop()
})

test('an old database that was left running is taken over the same way', async () => {
  await makeOldFolder()
  const { url, stop } = await start()
  expect(await query(url, me)).toEqual([{ name: 'delebil', rules: false }])
  const database = openDatabase({ url, size: 1 })
  expect(await database.rows('select n from kept')).toEqual([{ n: 42 }])
  await database.close()
  await stop()
})

test('a start that was killed in the middle of the change is finished by the next one', async () => {
  const { pid } = await makeOldFolder()
  await stopPostgres(pid)
  const first = await start()
  const admin = Object.assign(new URL(first.url), { username: 'delebil_admin' })
  await query(admin.href, 'alter table kept owner to delebil_admin; alter database delebil owner to delebil_admin')
  await first.stop()
  const second = await start()
  await query(second.url, 'alter table kept add column more text')
  await second.stop()
})
