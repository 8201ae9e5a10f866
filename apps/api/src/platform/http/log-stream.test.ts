import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const lines = 1000
const program = (end: string) => `
import fs from 'node:fs'
import { createFastify } from './create-fastify.ts'
import { readConfig } from '../config.ts'
let writes = 0
for (const name of ['write', 'writeSync']) {
  const write = fs[name]
  fs[name] = (fd, ...rest) => {
    if (fd === 1) writes += 1
    return write(fd, ...rest)
  }
}
const { log } = createFastify(readConfig({}))
// As calls come: each in a turn of its own.
for (let line = 0; line < ${lines}; line += 1) {
  log.info({ line }, 'request')
  await new Promise(setImmediate)
}
process.on('exit', () => process.stderr.write(JSON.stringify({ writes })))
${end}`

const run = async (end: string) => {
  const flags = ['--conditions=@delebil/source', '--input-type=module', '-e', program(end)]
  const child = spawn(process.execPath, flags, { cwd: fileURLToPath(new URL('.', import.meta.url)) })
  let [out, said] = ['', '']
  child.stdout.on('data', (piece) => (out += piece))
  child.stderr.on('data', (piece) => (said += piece))
  const [code] = await once(child, 'close')
  const logged = out.split('\n').filter((line) => line.includes('"request"'))
  return { code, logged: logged.length, writes: Number(/"writes":(\d+)/.exec(said)?.[1]) }
}

test.each([
  ['ends by itself', '', 0],
  ['exits at once', 'process.exit(0)', 0],
  ['ends by an error that nobody caught', "throw new Error('unforeseen')", 1],
  ['ends by an error in a later turn', "setImmediate(() => { throw new Error('unforeseen') })", 1],
  ['ends by a promise that nobody caught', "void Promise.reject(new Error('unforeseen'))", 1],
])('a process that %s has written every line of its log, many at a time', async (_how, end, code) => {
  const outcome = await run(end)
  expect(outcome).toMatchObject({ code, logged: lines })
  expect(outcome.writes).toBeLessThan(lines / 25)
})

test('a line of the log is written within a second though no other follows', async () => {
  const flags = [
    '--conditions=@delebil/source',
    '--input-type=module',
    '-e',
    `${program('setInterval(() => undefined, 1000)')}`,
  ]
  const child = spawn(process.execPath, flags, { cwd: fileURLToPath(new URL('.', import.meta.url)) })
  let out = ''
  child.stdout.on('data', (piece) => (out += piece))
  await expect
    .poll(() => out.split('\n').filter((line) => line.includes('"request"')).length, { timeout: 15_000 })
    .toBe(lines)
  child.kill('SIGKILL')
})
