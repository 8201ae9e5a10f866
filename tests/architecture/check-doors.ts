import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

/** A workspace is entered by what its package.json exports: no path into its src, no relative path out of one's own. */
export function checkDoors(files: readonly SourceFile[]): readonly string[] {
  const manifests = files.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path))
  const code = files.filter((file) => isCode(file) && !isAside(file))
  if (manifests.length === 0 || code.length === 0) return ['no package or no source file was read']
  const doors = new Set(manifests.flatMap(doorsOf))
  return [...manifests.flatMap(checkManifest), ...code.flatMap((file) => checkImports(file, doors))]
}

function exportsOf({ text }: SourceFile): Readonly<Record<string, unknown>> {
  return (JSON.parse(text) as { exports?: Record<string, unknown> }).exports ?? {}
}

function doorsOf(manifest: SourceFile): readonly string[] {
  const { name } = JSON.parse(manifest.text) as { name: string }
  return Object.keys(exportsOf(manifest)).map((door) => posix.join(name, door))
}

/** Our own source stands first, so that nothing needs building; strangers get dist only. */
function checkManifest(manifest: SourceFile): readonly string[] {
  return Object.entries(exportsOf(manifest)).flatMap(([door, target]) => {
    const published = typeof target === 'string' ? [target] : Object.values(target as Record<string, string>).slice(1)
    const [first] = typeof target === 'string' ? ['@delebil/source'] : Object.keys(target as object)
    return [
      ...(first === '@delebil/source' ? [] : [`${manifest.path}: "${door}" does not name @delebil/source first`]),
      ...published
        .filter((path) => !path.startsWith('./dist/') && path !== './package.json')
        .map((path) => `${manifest.path}: "${door}" publishes ${path}`),
    ]
  })
}

function checkImports(file: SourceFile, doors: ReadonlySet<string>): readonly string[] {
  const { path } = file
  const home = path.split('/').slice(0, 2).join('/')
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('@delebil/')) return doors.has(name) ? [] : [`${path} imports ${name}, which is no door`]
    const outside = name.startsWith('.') && !posix.join(posix.dirname(path), name).startsWith(`${home}/`)
    return outside ? [`${path} imports ${name}, outside its own workspace`] : []
  })
}
