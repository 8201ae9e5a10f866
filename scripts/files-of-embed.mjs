import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const folder = 'apps/partner-embed/dist'

/** The files of a part of what partners' pages load; paths from the root. Nothing where there is no such part. */
export function filesOfEmbed(part) {
  const list = join(root, folder, 'embed.json')
  if (!existsSync(list)) return []
  const { parts } = JSON.parse(readFileSync(list, 'utf8'))
  return (parts[part] ?? []).map((file) => join(folder, file))
}
