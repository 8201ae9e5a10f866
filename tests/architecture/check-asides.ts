import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

/** Finds production code that hides behind the name of a test helper, by who imports it: other walls leave such files out. */
export function checkAsides(files: readonly SourceFile[]): readonly string[] {
  const code = files.filter((file) => isCode(file) && !isAside(file))
  if (code.length === 0) return ['no source file was read']
  return code.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.join(posix.dirname(file.path), name))
      .filter((path) => isAside({ path, text: '' }))
      .map((path) => `${file.path} imports ${path}, which is for tests`),
  )
}
