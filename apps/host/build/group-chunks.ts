import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { type Chunk, fetchedBy } from './fetched-by.ts'
import { mergeChunks } from './merge-chunks.ts'

/** Tells V8 to compile all of a file beside the page's thread while it comes; else it compiles each function there at its first call. */
const compiledAhead = '//# allFunctionsCalledOnLoad'

const site = { name: 'site', tags: ['$initial' as const] }

interface Cut {
  /** What makes JavaScript of the sources. */
  readonly plugins: () => PluginOption[]
  /** What is opened more often than all the rest, and how often beside it; what a pattern finds is fetched together. On what is opened first every byte counts. */
  readonly oftenOpened: readonly (readonly [modules: RegExp, times: number])[]
  /** What a request is worth in bytes of source, of which a sixth is fetched once they are made small and packed. */
  readonly requestBytes: number
  /** Whether what every page needs is one file. */
  readonly isOneSite: boolean
  /** Of what is opened often, what a visit begins with: its files are run as soon as they have come. */
  readonly begins: readonly RegExp[]
  /** Entries that run where there is no page: what they need is never put together with what only a page can run. */
  readonly workers?: RegExp
  /** Styles that are put into one file where neither the site nor what is opened first needs them; left out, each stays with what needs it. */
  readonly styles?: RegExp
}

type Weights = Pick<Cut, 'oftenOpened' | 'requestBytes' | 'workers'>

/**
 * Cuts a site into few files, by the pages that fetch them. A build of the same sources that is thrown away tells which
 * page needs which modules: cut as the bundler does it by itself, into hundreds of files, each of which costs a request.
 */
export function groupChunks({ plugins, isOneSite, begins, styles, ...weights }: Cut): Plugin {
  const initial = isOneSite ? [site] : []
  return {
    name: 'group-chunks',
    apply: 'build',
    config: async (config) => {
      const files = await cutBySelf(config, plugins(), initial)
      const groupOf = nameGroups(files, weights)
      const isLate = styles ? lateStyles(files, weights, groupOf, styles) : () => false
      const name = (id: string, graph: Rolldown.ChunkingContext) =>
        isLate(id, (of) => graph.getModuleInfo(of)?.importers ?? []) ? 'styles' : (groupOf.get(id) ?? null)
      const shared = { name, debugName: 'shared', includeDependenciesRecursively: false }
      const { oftenOpened, workers } = weights
      const first = modulesOf(files, oftenOpened, begins)
      const isAtOnce = (id: string) => first.has(id) && !workers?.test(id)
      const postBanner = ({ moduleIds }: Rolldown.RenderedChunk) => (moduleIds.some(isAtOnce) ? compiledAhead : '')
      return {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [...initial, shared] }, postBanner } } },
      }
    },
    generateBundle: { order: 'post', handler: (_options, bundle) => Object.values(bundle).forEach(markFirst) },
  }
}

async function cutBySelf(
  { root = '.', resolve = {}, environments = {}, define = {}, build: { lib = false } = {} }: UserConfig,
  plugins: PluginOption[],
  initial: readonly (typeof site)[],
) {
  const built = await build({
    configFile: false,
    root,
    resolve,
    environments,
    define,
    plugins,
    logLevel: 'silent',
    build: {
      lib,
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...initial] } } },
    },
  })
  const [result] = [built].flat() as Rolldown.RolldownOutput[]
  return result?.output.filter((file) => file.type === 'chunk') ?? []
}

/** The group of each module that is in one; groups are named after the largest of what is in them. */
function nameGroups(
  files: readonly Rolldown.OutputChunk[],
  { oftenOpened, requestBytes, workers }: Weights,
): Map<string, string> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const times = new Map(oftenOpened.map(([modules, count]) => [modules.source, count]))
  for (const name of workers ? entriesOf(files, workers) : []) times.set(name, Number.POSITIVE_INFINITY)
  const weights = { request: requestBytes, times: (visit: string) => times.get(visit) ?? 1 }
  const taken = new Set<string>()
  const groupOf = new Map<string, string>()
  for (const names of mergeChunks(toChunks(files, oftenOpened), weights)) {
    const inside = names.flatMap((name) => byName.get(name) ?? [])
    const name = freeName(inside[0]?.name ?? 'shared', taken)
    for (const id of inside.flatMap(({ moduleIds }) => moduleIds)) groupOf.set(id, name)
  }
  return groupOf
}

/** V8 heeds the mark only as the first of a file, where Vite by then has written what the file may fetch. */
function markFirst(file: Rolldown.OutputAsset | Rolldown.OutputChunk): void {
  if (file.type !== 'chunk' || !file.code.includes(compiledAhead)) return
  file.code = `${compiledAhead}\n${file.code.replace(`${compiledAhead}\n`, '')}`
}

/** The modules that the site and these visits fetch. */
function modulesOf(files: readonly Rolldown.OutputChunk[], oftenOpened: Cut['oftenOpened'], visits: readonly RegExp[]) {
  const fetched = fetchedBy(toChunks(files, oftenOpened))
  for (const visit of visits) {
    if (!oftenOpened.some(([modules]) => modules === visit))
      throw new Error(`${visit} is not among what is often opened.`)
  }
  const early = files.filter(
    ({ fileName, isEntry }) => isEntry || visits.some(({ source }) => fetched.get(fileName)?.has(source)),
  )
  return new Set(early.flatMap(({ moduleIds }) => moduleIds))
}

type ImportersOf = (id: string) => readonly string[]

/** Whether a module holds styles that are not wanted before the first page has been drawn. */
function lateStyles(
  files: readonly Rolldown.OutputChunk[],
  { oftenOpened }: Weights,
  groupOf: ReadonlyMap<string, string>,
  styles: RegExp,
): (id: string, importersOf: ImportersOf) => boolean {
  const first = oftenOpened.slice(0, 1).map(([modules]) => modules)
  const early = new Set(firstWith(files, modulesOf(files, oftenOpened, first), groupOf))
  const isStyle = (id: string) => styles.test(id)
  // A style may be wanted for the sake of another that takes it up.
  const isEarly = (id: string, importersOf: ImportersOf): boolean =>
    early.has(id.replace(/\.vanilla\.css$/, '')) ||
    importersOf(id).some((by) => isStyle(by) && isEarly(by, importersOf))
  return (id, importersOf) => isStyle(id) && !isEarly(id, importersOf)
}

/** The modules, those that are put together with them, and all that these need. */
function firstWith(
  files: readonly Rolldown.OutputChunk[],
  modules: ReadonlySet<string>,
  groupOf: ReadonlyMap<string, string>,
): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const byGroup = Map.groupBy(files, ({ moduleIds }) => groupOf.get(moduleIds[0] ?? ''))
  const found = new Set(files.filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id))))
  for (const { moduleIds, imports } of found) {
    const group = groupOf.get(moduleIds[0] ?? '')
    const beside = group === undefined ? [] : (byGroup.get(group) ?? [])
    for (const file of [...beside, ...imports.flatMap((name) => byName.get(name) ?? [])]) found.add(file)
  }
  return [...found].flatMap(({ moduleIds }) => moduleIds)
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`
  taken.add(name)
  return name
}

/** The files of the entries that a pattern finds, by what they open. Throws where there is none. */
function entriesOf(files: readonly Rolldown.OutputChunk[], modules: RegExp): ReadonlySet<string> {
  const asked = new Set(files.flatMap(({ dynamicImports }) => dynamicImports))
  const opened = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
    facadeModuleId ? [facadeModuleId] : moduleIds
  const found = files
    .filter(({ isEntry, fileName }) => isEntry || asked.has(fileName))
    .filter((file) => opened(file).some((id) => modules.test(id)))
  if (found.length === 0) throw new Error(`The build has no page of its own for ${modules}.`)
  return new Set(found.map(({ fileName }) => fileName))
}

function toChunks(files: readonly Rolldown.OutputChunk[], oftenOpened: Cut['oftenOpened']): Chunk[] {
  const asked = new Set(files.flatMap(({ dynamicImports }) => dynamicImports))
  const visits = oftenOpened.map(([modules]) => ({ visit: modules.source, entries: entriesOf(files, modules) }))
  return files.map(({ fileName, modules, imports, dynamicImports, isEntry }) => {
    const visit = visits.find(({ entries }) => entries.has(fileName))?.visit
    return {
      name: fileName,
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      imports,
      dynamicImports,
      isEntry: isEntry || asked.has(fileName),
      ...(visit !== undefined && { visit }),
    }
  })
}
