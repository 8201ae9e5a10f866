import type { SourceFile } from './repository.ts'

const logIn = /['"`]([a-z][a-z.-]*@delebil\.test)['"`]/g

/** Every demo log-in that the seeder makes by name must stand in the README. */
export function checkLogIns(files: readonly SourceFile[]): readonly string[] {
  const readme = files.find(({ path }) => path === 'README.md')
  if (readme === undefined) return ['README.md was not read']
  const seeded = files
    .filter(({ path }) => path.startsWith('apps/api/src/seed/') && !path.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(logIn)].flatMap(([, name]) => name ?? []))
  if (seeded.length === 0) return ['no log-in was found in the seeder']
  return [...new Set(seeded)].filter((name) => !readme.text.includes(name)).map((name) => `README.md lacks ${name}`)
}
