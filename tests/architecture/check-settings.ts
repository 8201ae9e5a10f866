import type { SourceFile } from './repository.ts'

type Settings = Readonly<Record<string, { readonly default: string; readonly meaning: string }>>

/** The README's table rows, as the config has them. */
export const settingRows = (settings: Settings): readonly string[] =>
  Object.entries(settings).map(([name, { default: usual, meaning }]) =>
    usual === '' ? `| \`${name}\` | | ${meaning} |` : `| \`${name}\` | \`${usual}\` | ${meaning} |`,
  )

export function checkSettings(files: readonly SourceFile[], settings: Settings): readonly string[] {
  const readme = files.find(({ path }) => path === 'README.md')
  if (readme === undefined) return ['README.md was not read']
  if (Object.keys(settings).length === 0) return ['no setting was read']

  const lines = readme.text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const explained = lines.flatMap((line) => /^\| `([A-Z][A-Z0-9_]*)` \|/.exec(line)?.[1] ?? [])
  return [
    ...settingRows(settings)
      .filter((row) => !lines.includes(row))
      .map((row) => `README.md lacks the row: ${row}`),
    ...explained
      .filter((name) => !Object.hasOwn(settings, name))
      .map((name) => `README.md explains ${name}, which is no setting`),
  ]
}
