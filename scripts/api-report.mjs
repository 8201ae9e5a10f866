import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API, NodeBuilderFlags, SymbolFlags } from 'typescript/unstable/sync'
import { packageFolders } from './package-folders.mjs'
import { root } from './root.mjs'

const cache = join(root, '.cache/api')
const written = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.MultilineObjectLiterals
/** A type that takes more characters is told by its members, each with a fingerprint. */
const readable = 12_000
/** No type is written out that is longer than this (characters). */
const writable = 100_000

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
  skipLibCheck: true,
  noEmit: true,
}

/**
 * What each door of each package exports, with types, read from the compiler's declarations.
 * Answers `{ path, text }` per door; `path` is from the root.
 */
export function makeReports() {
  const doors = packageFolders.flatMap(doorsOf)
  const config = join(cache, 'tsconfig.json')
  mkdirSync(cache, { recursive: true })
  writeFileSync(config, JSON.stringify({ compilerOptions, files: doors.map(({ file }) => file) }))
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    const write = writer(project, doors)
    return doors.map((door) => ({ path: door.path, text: report({ project, write, ...door }) }))
  } finally {
    api.close()
  }
}

/** Writes types out. The list of all problem codes stands once, where it is exported: it is in most types, and grows. */
function writer({ checker, program }, doors) {
  const write = (type, flags = 0) => fromRoot(oneALine(checker.typeToString(type, undefined, written | flags)))
  const exported = doors.flatMap(({ file }) => exportsOf(checker, program, file))
  const codes = exported.find(({ name }) => name === 'ProblemCode')
  if (!codes) return write
  const list = write(checker.getDeclaredTypeOfSymbol(codes.symbol), NodeBuilderFlags.InTypeAlias)
  return (type, flags) => {
    const text = write(type, flags)
    return text === list ? text : text.replaceAll(list, 'ProblemCode')
  }
}

function doorsOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([door, { types }]) => {
    if (!types) return []
    const file = door === '.' ? 'index' : door.slice(2).replaceAll('/', '-')
    const home = join(root, folder, 'dist/')
    return [{ name: join(name, door), home, file: join(root, folder, types), path: `${folder}/api/${file}.md` }]
  })
}

/** A report is the same wherever the project lies. */
const fromRoot = (text) => text.replaceAll(`import("${root}`, 'import("')

/** A long list of words has a line for each, so that a new one shows as a line. */
const oneALine = (text) =>
  text.replaceAll(/"[^"\n]*"(?: \| "[^"\n]*"){6,}/g, (list) => `\n    | ${list.split(' | ').join('\n    | ')}`)

function exportsOf(checker, program, file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file))
  const exported = module ? checker.getExportsOfModule(module) : []
  return exported.map((symbol) => ({ name: symbol.name, symbol: whole(checker, symbol) }))
}

function report(door) {
  const { name, file, project } = door
  const open = exportsOf(project.checker, project.program, file)
  const reported = new Set(open.map(({ symbol }) => symbol.id))
  const hidden = open.flatMap(({ symbol }) => hiddenIn(door, symbol, reported))
  const inner = sorted(hidden).map((one) => tell(door, one))
  const rest = inner.length === 0 ? [] : ['// Not exported, but part of what is:', ...inner]
  const body = [...sorted(open).map((one) => tell(door, one)), ...rest].join('\n\n')
  return `# ${name}\n\nWhat this door exports, made by \`npm run api\`.\n\n\`\`\`ts\n${body}\n\`\`\`\n`
}

const whole = (checker, symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
const sorted = (list) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1))
const nodesOf = (project, symbol) => symbol.declarations.flatMap((handle) => handle.resolve(project) ?? [])

function tell({ project, write }, { name, symbol }) {
  const { checker } = project
  const typed = (type, flags) => shortened(project, write, type, flags)
  if (symbol.flags & SymbolFlags.Variable) return `const ${name}: ${typed(checker.getTypeOfSymbol(symbol))}`
  const texts = nodesOf(project, symbol).map((node) => declared(node.getText()))
  const isPlainAlias = symbol.flags & SymbolFlags.TypeAlias && !/^type \w+</.test(texts[0])
  if (!isPlainAlias) return texts.join('\n')
  return `type ${name} = ${typed(checker.getDeclaredTypeOfSymbol(symbol), NodeBuilderFlags.InTypeAlias)}`
}

function shortened(project, write, type, flags) {
  const text = write(type, flags)
  if (text.length <= readable) return text
  const { checker } = project
  const members = checker.getPropertiesOfType(type).map((member) => {
    const full = write(checker.getTypeOfSymbol(member))
    // The compiler cuts what is too long, and counts the paths of files in it: there the declaration stands for the type.
    const inner =
      full.length > writable
        ? nodesOf(project, member)
            .map((node) => node.getText())
            .join('\n')
        : full
    return `  ${member.name}: ${createHash('sha256').update(inner).digest('hex').slice(0, 12)}`
  })
  return `{ // Too long to read: each member's type is told by a fingerprint.\n${members.join('\n')}\n}`
}

/** A declaration as it stands, without its comments. */
const declared = (text) => text.replaceAll(/\s*\/\*\*[\s\S]*?\*\//g, '').replace(/^\s*(?:export )?(?:declare )?/, '')

/** Types of the package's own that an exported one names, and what those name. */
function hiddenIn(door, symbol, reported) {
  const { project, home } = door
  const { checker } = project
  if (symbol.flags & SymbolFlags.Variable) return []
  const names = nodesOf(project, symbol)
    .filter((node) => isAt(node, home))
    .flatMap(identifiersIn)
  return checker.getSymbolAtLocation(names).flatMap((named) => {
    const inner = named && whole(checker, named)
    if (!inner || reported.has(inner.id) || !isType(inner)) return []
    if (!nodesOf(project, inner).some((node) => isAt(node, home))) return []
    reported.add(inner.id)
    return [{ name: inner.name, symbol: inner }, ...hiddenIn(door, inner, reported)]
  })
}

const isType = ({ flags }) => (flags & SymbolFlags.Type) !== 0 && (flags & SymbolFlags.TypeParameter) === 0
const isAt = (node, home) => node.getSourceFile().fileName.startsWith(home)

function identifiersIn(node) {
  const found = []
  const visit = (child) => {
    if (child.kind === SyntaxKind.Identifier) found.push(child)
    child.forEachChild(visit)
  }
  node.forEachChild(visit)
  return found
}
