import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.mjs'
import { readReports } from './read-reports.mjs'
import { root } from './root.mjs'

/** Compares what the doors of the packages export with the reports in git. Answers `{ code, output }`. */
export async function checkApi() {
  const written = listFiles('packages/*/api/*.md').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  return compareReports(await readReports(), written)
}

export function compareReports(made, written) {
  if (made.length === 0) return { code: 1, output: 'No door was found, so nothing was compared.' }
  const texts = new Map(written.map(({ path, text }) => [path, text]))
  const stale = made.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path)
  const left = written.map(({ path }) => path).filter((path) => !made.some((one) => one.path === path))
  if (stale.length + left.length === 0) return { code: 0, output: '' }
  const paths = [...stale, ...left].join('\n')
  return {
    code: 1,
    output: `What the packages export has changed:\n${paths}\nIf it is meant, write it down with: npm run api`,
  }
}
