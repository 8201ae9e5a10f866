import type { SourceFile } from './repository.ts'
import { titlesOf } from './titles-of.ts'

const promise = /(?:^|> )\[[A-Z]\d+\] /
const hasRow = /%[a-z]|\$/
const nameless = /^(?:what|who|whoever|whatever|nobody|somebody|anybody|everybody|something|nothing|another|it|they)\b/i

function faultOf(title: string): string | undefined {
  if (promise.test(title)) return undefined
  if (nameless.test(title)) return 'does not name its subject'
  if (!hasRow.test(title) && title.split(/[\s>]+/).length < 4) return 'says too little'
  return undefined
}

/** Finds titles of tests that can't say subject, condition and outcome; one that quotes a promise says the promise. */
export function checkTitles(files: readonly SourceFile[]): readonly string[] {
  const titles = files
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap((file) => titlesOf(file).map((title) => ({ path: file.path, title })))
  if (titles.length === 0) return ['no title of a test was read']
  return titles.flatMap(({ path, title }) => {
    const fault = faultOf(title)
    return fault ? [`${path}: "${title}" ${fault}`] : []
  })
}
