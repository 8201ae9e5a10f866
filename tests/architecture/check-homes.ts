import type { Home } from './homes.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

/** Finds what stands outside its home. Tests, scripts and configuration files are left out. */
export function checkHomes(files: readonly SourceFile[], homes: readonly Home[]): readonly string[] {
  const code = files.filter((file) => isCode(file) && !isAside(file))
  if (code.length === 0) return ['no source file was read']
  return code.flatMap(({ path, text }) =>
    homes.filter(({ pattern, home }) => !home.test(path) && pattern.test(text)).map(({ what }) => `${path}: ${what}`),
  )
}
