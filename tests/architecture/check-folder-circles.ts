import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

type Arrow = { readonly folder: string; readonly from: string; readonly to: string }

/** Says, for each folder in the given ones and for these themselves, which of its child folders reach each other. Types count. */
export function checkFolderCircles(files: readonly SourceFile[], places: readonly string[]): readonly string[] {
  const code = files.filter((file) => isCode(file) && !isAside(file))
  return places.flatMap((place) => {
    const own = code.filter(({ path }) => path.startsWith(`${place}/`))
    if (own.length === 0) return [`${place}: no source file was read`]
    const arrows = Map.groupBy(
      own.flatMap(arrowsOf).filter(({ folder }) => `${folder}/`.startsWith(`${place}/`)),
      ({ folder }) => folder,
    )
    return [...arrows].flatMap(([folder, inside]) =>
      circlesIn(inside).map((names) => `${folder}: ${names.join(' <-> ')}`),
    )
  })
}

/** An import is an arrow in the folder where the two paths part, between the child folders they then go into. */
function arrowsOf(file: SourceFile): readonly Arrow[] {
  const home = posix.dirname(file.path)
  return importsOf(file)
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => {
      const here = home.split('/')
      const there = posix.dirname(posix.join(home, name)).split('/')
      const fork = here.findIndex((part, at) => part !== there[at])
      const [from, to] = [here[fork], there[fork]]
      return from === undefined || to === undefined ? [] : [{ folder: here.slice(0, fork).join('/'), from, to }]
    })
}

function circlesIn(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const names = [...new Set(arrows.map(({ from }) => from))].sort()
  const reach = new Map(names.map((name) => [name, reachedFrom(name, arrows)]))
  const circleOf = (name: string) => names.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name))
  return names
    .map((name) => ({ name, circle: circleOf(name) }))
    .flatMap(({ name, circle }) => (circle[0] === name ? [circle] : []))
}

function reachedFrom(start: string, arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const left = [start]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const next = arrows.filter(({ from, to }) => from === at && !reached.has(to)).map(({ to }) => to)
    for (const name of next) reached.add(name)
    left.push(...next)
  }
  return reached
}
