import type { SourceFile } from './repository.ts'

type Manifest = {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
type Compiler = { readonly references?: readonly { readonly path: string }[] }
type Arrows = Readonly<Record<string, readonly string[]>>

/** Compares package.json and tsconfig.json of every workspace with the allowed arrows. Answers one sentence per difference. */
export function checkArrows(files: readonly SourceFile[], allowed: Arrows): readonly string[] {
  const found = files.flatMap(({ path }) => /^((?:packages|apps)\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
  const expected = Object.keys(allowed)
  return [
    ...expected.filter((folder) => !found.includes(folder)).map((folder) => `${folder} was not seen`),
    ...found.filter((folder) => !expected.includes(folder)).map((folder) => `${folder} has no line of allowed arrows`),
    ...found.flatMap((folder) => checkWorkspace(files, folder, allowed[folder] ?? [])),
  ]
}

function checkWorkspace(files: readonly SourceFile[], folder: string, allowed: readonly string[]): readonly string[] {
  const manifest = readJson<Manifest>(files, `${folder}/package.json`)
  const compiler = readJson<Compiler>(files, `${folder}/tsconfig.json`)
  const all = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies })
  const known = all.filter((name) => name.startsWith('@delebil/')).map((name) => name.slice('@delebil/'.length))
  const referenced = (compiler?.references ?? []).map(({ path }) => path.split('/').at(-1) ?? '')
  return [
    ...compare(`${folder}/package.json depends on`, known, allowed),
    ...compare(`${folder}/tsconfig.json refers to`, referenced, allowed),
    ...(folder === 'packages/validation' && all.length > 0 ? [`${folder} depends on ${all.join(', ')}`] : []),
  ]
}

function compare(subject: string, actual: readonly string[], allowed: readonly string[]): readonly string[] {
  const [is, may] = [actual, allowed].map((names) => [...names].sort().join(', ') || 'nothing')
  return is === may ? [] : [`${subject} ${is}; allowed is ${may}`]
}

function readJson<Shape>(files: readonly SourceFile[], path: string): Shape | undefined {
  const file = files.find((candidate) => candidate.path === path)
  return file && (JSON.parse(file.text) as Shape)
}
