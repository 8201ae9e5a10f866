import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { isAside, isCode, type SourceFile } from './repository.ts'

type Arrow = { readonly folder: string; readonly from: string; readonly to: string }

/**
 * Says, for each folder in the given ones and for these themselves, which of its children reach each other: folders with all
 * that is below them, and the files beside these. Types count.
 */
export function checkFolderCircles(files: readonly SourceFile[], places: readonly string[]): readonly string[] {
  const code = files.filter((file) => isCode(file) && !isAside(file))
  return places.flatMap((place) => {
    const own = code.filter(({ path }) => path.startsWith(`${place}/`))
    if (own.length === 0) return [`${place}: no source file was read`]
    const arrows = own.flatMap(arrowsOf).filter(({ folder }) => `${folder}/`.startsWith(`${place}/`))
    return [...Map.groupBy(arrows, ({ folder }) => folder)].flatMap(([folder, inside]) =>
      circlesIn(inside).map((names) => `${folder}: ${names.join(' <-> ')}`),
    )
  })
}

/** An import is an arrow in the folder where the two paths part, between the children that they then go into. */
function arrowsOf(file: SourceFile): readonly Arrow[] {
  const here = file.path.split('/')
  return importsOf(file)
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => {
      const there = posix.join(posix.dirname(file.path), name).split('/')
      const fork = here.findIndex((part, at) => part !== there[at])
      const [from, to] = [here[fork], there[fork]]
      return from === undefined || to === undefined ? [] : [{ folder: here.slice(0, fork).join('/'), from, to }]
    })
}

function circlesIn(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const names = [...new Set(arrows.map(({ from }) => from))].sort()
  const reach = new Map(names.map((name) => [name, reachedFrom(name, arrows)]))
  const circleOf = (name: string) => names.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name))
  return names.map(circleOf).filter((circle, at) => circle[0] === names[at])
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
