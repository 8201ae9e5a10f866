import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openMail, type Undo } from './services.ts'

const folder = mkdtempSync(join(tmpdir(), 'delebil-mail-'))
const file = join(folder, 'mail.json')
const undo: Undo = []
afterAll(async () => {
  for (const step of undo.reverse()) await step()
  rmSync(folder, { recursive: true })
})
const mode = () => statSync(file).mode & 0o777

test("the demo's mails, with their links, are kept in a file that others cannot read, also one that was there before", async () => {
  writeFileSync(file, '[]', { mode: 0o644 })
  const { mail } = await openMail(readConfig({ DATA_DIR: folder }), true, undo)
  expect(mode()).toBe(0o600)
  rmSync(file)
  await mail.send({ to: 'eva@delebil.test', subject: 'Hei', text: 'Hei', kind: 'welcome' })
  await expect.poll(mode).toBe(0o600)
})

test('the file of the demo says of what comes with a mail its name and size: a run sends hundreds with a paper each', async () => {
  const { mail } = await openMail(readConfig({ DATA_DIR: folder }), true, undo)
  const content = Buffer.alloc(50_000, 'x')
  const attachments = [{ filename: 'faktura-10001.pdf', content, contentType: 'application/pdf' }]
  await mail.send(
    { to: 'eva@delebil.test', subject: 'Faktura', text: 'Hei', kind: 'invoice' },
    { id: 'faktura-1', copies: [], attachments },
  )
  const kept = () => JSON.parse(readFileSync(file, 'utf8')).at(-1)?.files
  await expect.poll(kept).toEqual([{ name: 'faktura-10001.pdf', bytes: 50_000 }])
  expect(statSync(file).size).toBeLessThan(2000)
})
