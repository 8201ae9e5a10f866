import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { readTestDatabaseUrl } from '../config.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './pool.ts'
import { makeQuickFolder } from './quick-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the tests' server, the migrated database that each suite's own is copied from, and the built-in one's log. */
    testServer: { readonly url: string; readonly template: string; readonly logFile?: string }
  }
}

const startServer = async () => {
  const given = readTestDatabaseUrl()
  if (given) return { url: given, logFile: undefined, stop: async () => undefined }
  const folder = await makeQuickFolder()
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(folder, (problem) => process.stderr.write(`${problem.message}\n`), {
    isDurable: false,
  })
  return {
    url: embedded.url,
    logFile: join(folder, 'postgres.log'),
    stop: async () => {
      await embedded.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Vitest's global set-up: one PostgreSQL for the whole run, the built-in one or that of TEST_DATABASE_URL. */
export const setup = async (project: TestProject) => {
  const server = await startServer()
  const template = `delebil_template_${process.pid}`
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const templateUrl = new URL(server.url)
  templateUrl.pathname = template
  const database = openDatabase({ url: templateUrl.href, size: 1 })
  await migrate(database)
  await database.close()
  // Fifty statements that the first server of each database would make; servers in an empty folder, as `demo-off.test` starts, make them still.
  const jobs = await startJobs({ url: templateUrl.href, report: (problem) => process.stderr.write(`${problem}\n`) })
  await jobs.stop()
  const { url, logFile } = server
  project.provide('testServer', { url, template, ...(logFile && { logFile }) })
  return async () => {
    await admin.query(`drop database ${template}`)
    await admin.end()
    await server.stop()
  }
}
