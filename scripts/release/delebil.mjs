import { spawn } from 'node:child_process'
import { join } from 'node:path'

const commands = {
  start: 'main.ts',
  create: 'create/main.ts',
  backup: 'backup/backup.ts',
  export: 'export/main.ts',
  close: 'close/main.ts',
  restore: 'backup/restore.ts',
  migrate: 'migrate/main.ts',
}
const [command = '', ...args] = process.argv.slice(2)
const file = commands[command]
if (file === undefined) {
  console.error(`node delebil.mjs ${Object.keys(commands).join('|')}`)
  process.exit(2)
}
const source = join(import.meta.dirname, 'apps/api/src', file)
const child = spawn(process.execPath, ['--conditions=@delebil/source', source, ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
