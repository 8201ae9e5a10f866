import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

const source = 'apps/api/src/'
const folder = `${source}platform/schedules/`
const register = `${source}app/registered-schedules.ts`
const declarations = [`${folder}schedule.ts`, `${folder}retention.ts`]
const timer = /\bsetInterval\(/

const targetsOf = (file: SourceFile) => importsOf(file).map((name) => posix.join(posix.dirname(file.path), name))

/** What runs by itself is declared in its feature, in a file named for it, and stands in the register. A feature has no timer of its own. */
export function checkSchedules(files: readonly SourceFile[]): readonly string[] {
  const list = files.find(({ path }) => path === register)
  if (list === undefined) return [`${register} was not read`]
  const registered = targetsOf(list)
  const code = files.filter(
    (file) =>
      isCode(file) && !isAside(file) && file.path.startsWith(source) && !file.path.startsWith(folder) && file !== list,
  )
  const isNamed = ({ path }: SourceFile) => /-(?:schedule|retention)\.ts$/.test(path)
  const declares = (file: SourceFile) => targetsOf(file).some((target) => declarations.includes(target))
  return [
    ...code
      .filter((file) => (isNamed(file) || declares(file)) && !registered.includes(file.path))
      .map(({ path }) => `${path} is not in the register of schedules`),
    ...code
      .filter((file) => declares(file) && !isNamed(file))
      .map(({ path }) => `${path} declares a schedule under another name`),
    ...code
      .filter(({ path, text }) => path.startsWith(`${source}features/`) && !path.includes('/http/') && timer.test(text))
      .map(({ path }) => `${path} has a timer of its own`),
  ]
}
