import { isCode, type SourceFile } from './repository.ts'

/** No file is longer than this many lines, tests and styles included. The linter knows the number too, for the editor. */
export const longest = 300

export function checkSize(files: readonly SourceFile[]): readonly string[] {
  const counted = files.filter((file) => isCode(file) || /\.(css|sql)$/.test(file.path))
  if (counted.length === 0) return ['no source file was read']
  return counted
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${longest} is the most`)
}
