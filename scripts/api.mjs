import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compilePackages } from './compile-packages.mjs'
import { packageFolders } from './package-folders.mjs'
import { readReports } from './read-reports.mjs'
import { root } from './root.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const failure = await compilePackages()
if (failure) {
  console.error(failure)
  process.exit(1)
}
const reports = await readReports()
for (const folder of packageFolders) rmSync(join(root, folder, 'api'), { recursive: true, force: true })
for (const { path, text } of reports) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
