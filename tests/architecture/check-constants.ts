import { isAside, isCode, type SourceFile } from './repository.ts'

const home = 'packages/validation/src/constants.ts'

/** Finds limits that nobody reads: a number that is written down and does nothing is no rule. */
export function checkConstants(files: readonly SourceFile[]): readonly string[] {
  const declared = files.find(({ path }) => path === home)
  if (!declared) return ['no constants were read']
  const code = files.filter((file) => isCode(file) && !isAside(file) && file.path !== home)
  const names = [...declared.text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  return names.flatMap((name) =>
    code.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)) ? [] : [`${name} is read by nobody`],
  )
}
