import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root } from './root.mjs'
import { capture } from './run.mjs'

const folder = join(root, '.cache/api')

/** The reports of the packages' doors, made by the pinned Node: whoever asks may run on another, and before anything is installed. */
export async function readReports() {
  const file = join(folder, 'reports.json')
  mkdirSync(folder, { recursive: true })
  const { code, output } = await capture(node24, [join(root, 'scripts/write-reports.mjs'), file])
  if (code !== 0) throw new Error(output)
  return JSON.parse(readFileSync(file, 'utf8'))
}
