import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../apps/api/src/platform/config.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = readdirSync(join(root, 'deploy'))

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'delebil-deploy-'))
  cpSync(join(root, 'deploy'), folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program says of a file; undefined where the machine has no such program. */
const said = async (program: string, args: readonly string[]) => {
  try {
    const { stdout, stderr } = await run(program, [...args], { cwd: folder })
    return { code: 0, text: stdout + stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code: number | string; stdout?: string; stderr?: string }
    return code === 'ENOENT' ? undefined : { code, text: stdout + stderr }
  }
}
const lacks = (program: string) => `not tried: this machine has no ${program}`

test('every setting of the example file is one that the server reads', () => {
  const names = [...read('deploy/delebil.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !(name in settings))).toEqual([])
  expect(read('deploy/delebil.env')).toMatch(/^DEMO_DATA=off$/m)
})

test('proxies and Prometheus reach the server where the example file has it listen, and let the largest file through', () => {
  const [, port] = /^PORT=(\d+)$/m.exec(read('deploy/delebil.env')) ?? []
  for (const name of ['nginx.conf', 'Caddyfile', 'prometheus.yml']) {
    expect(read(`deploy/${name}`)).toContain(`127.0.0.1:${port}`)
  }
  for (const name of ['nginx.conf', 'Caddyfile']) expect(read(`deploy/${name}`)).toMatch(/\b128m/i)
})

const metricsIn = (text: string) =>
  [...text.matchAll(/\b((?:delebil|http)_[a-z_]+?)(?:_(?:bucket|count|sum))?(?=[{[ )])/g)].map(([, name = '']) => name)
const exposedMetrics = () => {
  const sources = ['http/add-metrics.ts', 'schedules/schedule-metrics.ts']
    .map((path) => read(`apps/api/src/platform/${path}`))
    .join('\n')
  return [...sources.matchAll(/name: '([a-z_]+)'/g)].map(([, name = '']) => name)
}

test('every panel of the dashboard shows metrics that the server tells', () => {
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const exposed = exposedMetrics()
  expect(panels.length).toBeGreaterThan(4)
  for (const { title, targets } of panels) {
    const named = targets.flatMap(({ expr }) => metricsIn(expr))
    expect(named.length, title).toBeGreaterThan(0)
    expect(
      named.filter((name) => !exposed.includes(name)),
      title,
    ).toEqual([])
  }
})

test('every metric of an alert is one that the server tells, and every alert has its chapter', () => {
  const rules = read('deploy/alerts.yml')
  const exposed = exposedMetrics()
  const named = metricsIn(rules)
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !exposed.includes(name))).toEqual([])
  const chapters = [...read('docs/operations.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect([...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)).toEqual(chapters)
})

test('every command that a unit or the guide names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const texts = [...files.map((name) => `deploy/${name}`), 'docs/operations.md'].map(read).join('\n')
  const commands = [...texts.matchAll(/npm (?:run )?([a-z]+)\b/g)].map(([, name = '']) => name)
  expect(commands).toContain('backup')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test("systemd's own tool finds nothing wrong with the units", async ({ skip }) => {
  const units = files.filter((name) => /\.(service|timer)$/.test(name))
  const found = await said('systemd-analyze', ['verify', ...units.map((name) => join(folder, name))])
  if (found === undefined) return skip(lacks('systemd-analyze'))
  // The machine that tries them need not have what they start.
  const lines = found.text.split('\n').filter((line) => line.includes('delebil') && !/is not executable/.test(line))
  expect(lines).toEqual([])
})

test('nginx takes its file, with certificates of its own', async ({ skip }) => {
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', '-keyout', 'key.pem']
  const made = await said('openssl', [...certificate, '-out', 'cert.pem'])
  if (made === undefined) return skip(lacks('openssl'))
  const site = read('deploy/nginx.conf')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`)
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`
  writeFileSync(join(folder, 'whole.conf'), whole)
  const found = await said('nginx', ['-t', '-c', join(folder, 'whole.conf'), '-p', folder])
  if (found === undefined) return skip(lacks('nginx'))
  expect(found.text).toContain('test is successful')
})

test.for([
  [
    'Caddy takes its file',
    'caddy',
    ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    'Valid configuration',
  ],
  ['Prometheus takes the rules of the alerts', 'promtool', ['check', 'rules', 'alerts.yml'], 'SUCCESS: 6 rules'],
  ['Prometheus takes what it reads', 'promtool', ['check', 'config', '--syntax-only', 'prometheus.yml'], 'SUCCESS'],
] as const)('%s', async ([, program, args, good], { skip }) => {
  const found = await said(program, args)
  if (found === undefined) return skip(lacks(program))
  expect(found.text).toContain(good)
})
