import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { BYTE_ORDER_MARK } from '../../csv.ts'
import { BackupProblem } from '../backup/backup-format.ts'
import * as store from './organization-archive-store.ts'

export type Written = {
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
  readonly files: number
}

const readMe = (key: string, { tables, files }: Written): string =>
  [
    `Alt som ${key} har i Delebil, slik det var da arkivet ble laget.`,
    '',
    'tables/  én csv-fil for hver tabell: UTF-8, semikolon, en overskrift; tidspunkter med tidssone, beløp i øre.',
    '         En celle som et regneark ville kjørt, begynner med en apostrof.',
    'pictures/, invoices/, reminders/, payment-files/  bilder og papirer, med id-en til raden de hører til.',
    '',
    ...tables.map(({ name, rows }) => `${name};${rows}`),
    `filer;${files}`,
    '',
  ].join('\r\n')

/** Puts the rows of a COPY into the archive: by a file on disk, because an archive has to know how long a part is. */
const putRows = async (archive: Pack, client: Client, folder: string, name: string, copy: string): Promise<number> => {
  const file = join(folder, 'rows.csv')
  const rows = client.query(to(copy))
  const out = createWriteStream(file)
  out.write(BYTE_ORDER_MARK)
  await pipeline(rows, out)
  const entry = archive.entry({ name: `tables/${name}.csv`, size: statSync(file).size })
  await pipeline(createReadStream(file), entry)
  return rows.rowCount
}

const putFile = (archive: Pack, name: string, content: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
  })

const fill = async (archive: Pack, client: Client, folder: string, key: string, id: number): Promise<Written> => {
  const tables: { name: string; rows: number }[] = []
  const put = async (name: string, copy: string) =>
    void tables.push({ name, rows: await putRows(archive, client, folder, name, copy) })
  await put('organization', store.copyOfOrganization(id))
  await put('person', store.copyOfPeople(id))
  for (const table of await store.listArchivedTables(client)) await put(table.name, store.copyOfTable(table, id))
  let files = 0
  for (const kind of store.fileFolders) {
    for await (const { name, content } of store.readFiles(client, kind, id)) {
      await putFile(archive, `${kind}/${name}`, content)
      files += 1
    }
  }
  const written = { tables, files }
  await putFile(archive, 'LES-MEG.txt', readMe(key, written))
  archive.finalize()
  return written
}

/** Writes all that one organization has at one instant to a file that did not exist: its tables as csv, and its pictures and documents. */
export const writeOrganizationArchive = async (url: string, key: string, file: string): Promise<Written> => {
  if (existsSync(file)) throw new BackupProblem(`${file} is there already. Choose another name.`)
  const half = `${file}.${randomUUID()}.part`
  const folder = mkdtempSync(join(tmpdir(), 'delebil-export-'))
  const client = new Client({ connectionString: url, application_name: 'delebil export' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const id = await store.findOrganizationOfKey(client, key)
    if (id === undefined) throw new BackupProblem(`There is no organization with the key "${key}".`)
    const archive = pack()
    const [written] = await Promise.all([
      fill(archive, client, folder, key, id).catch((error: unknown) => {
        archive.destroy(error as Error)
        throw error
      }),
      pipeline(archive, createGzip(), createWriteStream(half)),
    ])
    renameSync(half, file)
    return written
  } finally {
    await client.end()
    rmSync(folder, { recursive: true, force: true })
    rmSync(half, { force: true })
  }
}
