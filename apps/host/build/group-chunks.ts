import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import type { Chunk } from './fetched-by.ts'
import { mergeChunks } from './merge-chunks.ts'

const site = { name: 'site', tags: ['$initial' as const] }

interface Cut {
  /** What makes JavaScript of the sources. */
  readonly plugins: () => PluginOption[]
  /** What is opened more often than all the rest, and how often beside it. On what is opened first every byte counts. */
  readonly oftenOpened: readonly (readonly [module: RegExp, times: number])[]
  /** What a request is worth in bytes of source, of which a sixth is fetched once they are made small and packed. */
  readonly requestBytes: number
  /** Whether what every page needs is one file. */
  readonly isOneSite: boolean
}

/**
 * Cuts a site into few files, by the pages that fetch them. A build of the same sources that is thrown away tells which
 * page needs which modules: cut as the bundler does it by itself, into hundreds of files, each of which costs a request.
 */
export function groupChunks({ plugins, isOneSite, ...weights }: Cut): Plugin {
  const initial = isOneSite ? [site] : []
  return {
    name: 'group-chunks',
    apply: 'build',
    config: async (config) => {
      const groupOf = nameGroups(await cutBySelf(config, plugins(), initial), weights)
      const name = (id: string) => groupOf.get(id) ?? null
      const shared = { name, debugName: 'shared', includeDependenciesRecursively: false }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [...initial, shared] } } } } }
    },
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
  { oftenOpened, requestBytes }: Pick<Cut, 'oftenOpened' | 'requestBytes'>,
): ReadonlyMap<string, string> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const weights = { request: requestBytes, visits: countVisits(files, oftenOpened) }
  const taken = new Set<string>()
  const groupOf = new Map<string, string>()
  for (const names of mergeChunks(toChunks(files), weights)) {
    const inside = names.flatMap((name) => byName.get(name) ?? [])
    const name = freeName(inside[0]?.name ?? 'shared', taken)
    for (const id of inside.flatMap(({ moduleIds }) => moduleIds)) groupOf.set(id, name)
  }
  return groupOf
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`
  taken.add(name)
  return name
}

function countVisits(
  files: readonly Rolldown.OutputChunk[],
  oftenOpened: Cut['oftenOpened'],
): (entry: string) => number {
  const visits = new Map<string, number>()
  for (const [page, count] of oftenOpened) {
    const found = files.filter(({ facadeModuleId }) => page.test(facadeModuleId ?? ''))
    if (found.length === 0) throw new Error(`The build has no page of its own for ${page}.`)
    for (const { fileName } of found) visits.set(fileName, count)
  }
  return (entry) => visits.get(entry) ?? 1
}

function toChunks(files: readonly Rolldown.OutputChunk[]): Chunk[] {
  const asked = new Set(files.flatMap(({ dynamicImports }) => dynamicImports))
  return files.map(({ fileName, modules, imports, dynamicImports, isEntry }) => ({
    name: fileName,
    size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
    imports,
    dynamicImports,
    isEntry: isEntry || asked.has(fileName),
  }))
}
