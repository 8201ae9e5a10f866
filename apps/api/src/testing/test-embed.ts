import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Draws what it is asked for, and what the server tells a visitor of filters. */
const drawing = `export const drawSearch = async ({ wide, theme }, site, ask) => {
  const answer = await ask(site + '/api/filters')
  const text = [wide, theme, answer.status, Object.keys(await answer.json())].join(' ')
  return { nodes: [{ depth: 0, text }], styles: 'p{}' }
}`

/** A folder with as much of the built embed as the server runs. */
export const makeTestEmbed = () => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-embed-'))
  mkdirSync(join(folder, 'drawn'))
  writeFileSync(join(folder, 'drawn/draw-search.js'), drawing)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
