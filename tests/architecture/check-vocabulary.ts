import { isCode, type SourceFile } from './repository.ts'

/** Names that say a refused word for good, by where they stand: what is stored or published keeps its name. */
const given: readonly { readonly where: RegExp; readonly name: string }[] = [
  // A key in `conflict_solution.moves`.
  { where: /^apps\/api\/src\/.*(?:solutions?|solve-conflict)\.ts$/, name: 'isTold' },
  // A section of the settings, and the published door of the waitlist's rules.
  { where: /^(?:packages\/validation|apps)\//, name: 'waitList' },
  { where: /^packages\/validation\/src\/wait-list/, name: 'wait-list' },
  // The flag of `npm run seed`, and the address of our own site beside a partner's.
  { where: /^apps\/api\/src\/(?:seed\/main|app\/demo\/[^/]+)\.ts$|^tests\/e2e\//, name: 'club' },
]

/** What the glossary's last column refuses, as words between hyphens. */
export const refusedWords = (glossary: string): readonly string[] =>
  glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))

const aside = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm

/** `startMailStandIn` as `start-mail-stand-in`. */
const hyphened = (name: string) => name.replace(/([a-z\d])([A-Z])|_/g, '$1-$2').toLowerCase()

/** Names of SQL stand in queries and in the rows that they answer: tables keep theirs. */
const isOfSql = (name: string) => /[a-z]_[a-z]/.test(name)

const namesIn = (text: string) => [...text.replace(aside, "''").matchAll(/[A-Za-z$][\w$]*/g)].map(([name]) => name)

/** Names in code, and of files and folders, that say a word which the glossary refuses. */
export function checkVocabulary(files: readonly SourceFile[], refused: readonly string[]): readonly string[] {
  const code = files.filter(isCode)
  if (code.length === 0 || refused.length === 0) return ['no code or no glossary was read']
  const pattern = new RegExp(`(?:^|-)(${refused.join('|')})(?=-|$)`)
  return code.flatMap(({ path, text }) =>
    [...new Set([...path.split(/[/.]/), ...namesIn(text)])].flatMap((name) => {
      const word = isOfSql(name) ? undefined : pattern.exec(hyphened(name))?.[1]
      if (word === undefined || given.some((one) => one.where.test(path) && name.startsWith(one.name))) return []
      return [`${path}: "${name}" says "${word}"; see docs/glossary.md`]
    }),
  )
}
