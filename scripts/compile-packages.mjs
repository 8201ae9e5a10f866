import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from './package-folders.mjs'
import { root } from './root.mjs'
import { say } from './say.mjs'
import { checkTypes } from './type-check.mjs'

/** Takes away what earlier builds of the packages left, the compiler's memory of it too. */
export function emptyPackages() {
  for (const folder of packageFolders)
    for (const name of ['dist', 'tsconfig.tsbuildinfo'])
      rmSync(join(root, folder, name), { recursive: true, force: true })
}

/** Emits JavaScript and declarations of the packages. Answers the compiler's complaint, or undefined. */
export async function compilePackages() {
  const done = say('Compiling packages')
  const { code, output } = await checkTypes({ projects: packageFolders })
  done(code === 0 ? 'done' : 'failed')
  return code === 0 ? undefined : output
}
