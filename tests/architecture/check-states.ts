import { exportedComponents, isNear, isShownIn, isStory } from './check-stories.ts'
import type { SourceFile } from './repository.ts'
import { type States, statesOf } from './states.ts'

/** Every component behind a package's doors is in the table of states, and each state that it needs is a story of it. */
export function checkStates(
  files: readonly SourceFile[],
  table: Readonly<Record<string, States>> = statesOf,
): readonly string[] {
  const stories = files.filter(isStory)
  const wanted = files.flatMap((file) => exportedComponents(file, files))
  if (stories.length === 0 || wanted.length === 0) return ['no story or no component was read']
  const gone = Object.keys(table).filter((name) => wanted.every((component) => component.name !== name))
  return [
    ...wanted.flatMap(({ name, path }) => {
      const needed = Object.hasOwn(table, name) ? table[name] : undefined
      if (needed === undefined)
        return [`${name} (${path}) is not in tests/architecture/states.ts: which states has it?`]
      if (typeof needed === 'string') return []
      const own = stories.filter((story) => isNear(story, path) && isShownIn(story.text, name))
      return Object.entries(needed)
        .filter(([, story]) => !own.some(({ text }) => new RegExp(`^export const ${story}\\b`, 'm').test(text)))
        .map(([state, story]) => `${name} (${path}) has no story "${story}", which shows it in the state ${state}`)
    }),
    ...gone.map((name) => `${name} is in tests/architecture/states.ts, but no package lets it out`),
  ]
}
