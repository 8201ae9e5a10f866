import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

/** The code block of a package's README in that language: what people copy is what is tried. */
export function readSnippet(folder: string, language: string): string {
  const text = readFileSync(join(root, folder, 'README.md'), 'utf8')
  const snippets = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language)
  const [snippet] = snippets
  if (!snippet?.[2] || snippets.length > 1) throw new Error(`${folder}/README.md has not one snippet in ${language}`)
  return snippet[2]
}
