import { posix } from 'node:path'
import type { Floor } from './floors.ts'
import { importsOf } from './imports-of.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

/** Finds imports that climb, or that cross from one feature to another. */
export function checkFloors(files: readonly SourceFile[], floors: readonly Floor[]): readonly string[] {
  const code = files.filter((file) => isCode(file) && !isAside(file))
  if (code.length === 0) return ['no source file was read']
  return code.flatMap((file) => {
    const home = floors.find(({ folder }) => file.path.startsWith(`${folder}/`))
    if (home === undefined) return []
    return importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.join(posix.dirname(file.path), name))
      .filter((target) => home.mayNotKnow.some((folder) => target.startsWith(`${folder}/`)))
      .filter((target) => home.door === undefined || !target.endsWith(`/${home.door}`))
      .map((target) => `${file.path} imports ${target}`)
  })
}
