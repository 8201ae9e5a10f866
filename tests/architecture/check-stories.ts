import { posix } from 'node:path'
import type { SourceFile } from './repository.ts'

/** What is drawn in another way than as a story of its own, and why. */
const drawnByOthers: Readonly<Record<string, string>> = {
  BookingHostProvider: 'draws nothing: every story of the widget stands in it',
  MapBoundary: 'draws nothing: it stands around every map',
  AdminHostProvider: 'draws nothing: every story of the admin area stands in it',
}

/** Routes that draw nothing of their own: the frame around pages, and the page for what fell over. */
const frames = new Set(['App', 'Layout', 'RequireLogin'])

export const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)

/** Every component behind a package's doors and every page of the site stands in a story; answers the names of those that do not. */
export function checkStories(files: readonly SourceFile[]): readonly string[] {
  const stories = files.filter(isStory)
  const wanted = [...files.flatMap((file) => exportedComponents(file, files)), ...files.flatMap(routedPages)]
  if (stories.length === 0 || wanted.length === 0) return ['no story or no component was read']
  return wanted
    .filter(({ name }) => !(name in drawnByOthers))
    .filter(({ name, path }) => !stories.some((story) => isNear(story, path) && isShownIn(story.text, name)))
    .map(({ name, path }) => `${name} (${path}) has no story`)
}

/** The docs page of every control, of every screen of the widget and of every part of the admin area says do and don't; answers the stories that say neither or only one. */
export function checkGuides(files: readonly SourceFile[]): readonly string[] {
  const guided = files.filter((file) => isStory(file) && file.path.startsWith('packages/'))
  if (guided.length === 0) return ['no story of a package was read']
  return guided
    .filter(({ text }) => !/\bguide: \{\s*do: \[\s*['"`][\s\S]+?\bdont: \[\s*['"`]/.test(text))
    .map(({ path }) => `${path} says no do and don't (parameters.guide)`)
}

/** In the same workspace, or in the workbench itself: a name may be there twice. */
export const isNear = ({ path }: SourceFile, home: string) =>
  path.startsWith('.storybook/') || path.startsWith(`${home.split('/', 2).join('/')}/`)

/** As the story's component, as an element of it, or, for an address of the whole site, as the story's name. */
export const isShownIn = (text: string, name: string) =>
  new RegExp(`\\bcomponent: ${name}\\b|<${name}[\\s/>]|^export const ${name}\\b`, 'm').test(text)

interface Wanted {
  readonly name: string
  readonly path: string
}

/** The doors that a package.json names, and what each lets out of a `.tsx`. */
export function exportedComponents({ path, text }: SourceFile, files: readonly SourceFile[]): readonly Wanted[] {
  if (!/^packages\/[^/]+\/package\.json$/.test(path)) return []
  const folder = posix.dirname(path)
  const { exports = {} } = JSON.parse(text) as { exports?: Record<string, string | Record<string, string>> }
  const doors = Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? [] : (door['@delebil/source'] ?? []),
  )
  return doors.flatMap((door) => {
    const at = posix.join(folder, door)
    return componentsOf(files.find((file) => file.path === at)?.text ?? '').map((name) => ({ name, path: at }))
  })
}

/** Values, not types, that come from a file with elements in it. */
function componentsOf(door: string): readonly string[] {
  return [...door.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, type, names = '', from = '']) =>
    type || !/\.tsx$|-host\.ts$/.test(from)
      ? []
      : names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => !name.startsWith('type ') && isComponent(name)),
  )
}

/** The table of routes names each page as `Component: Name`, or as what is taken out of an import. */
function routedPages({ path, text }: SourceFile): readonly Wanted[] {
  if (!/^apps\/[^/]+\/src\/(?:.*\/)?routes\.tsx$/.test(path)) return []
  const names = [...text.matchAll(/\bComponent: ([A-Z]\w+)|import\('[^']+'\)\)\.(\w+)/g)]
  return [...new Set(names.map(([, direct, lazy]) => direct ?? lazy ?? ''))]
    .filter((name) => isComponent(name) && !frames.has(name))
    .map((name) => ({ name, path }))
}
