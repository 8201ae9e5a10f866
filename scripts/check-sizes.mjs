import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { budgets } from './budgets.mjs'
import { buildBundles } from './build-bundles.mjs'
import { siteBundles } from './bundles.mjs'
import { filesOfEmbed } from './files-of-embed.mjs'
import { filesOfPage } from './files-of-page.mjs'
import { listFiles } from './list-files.mjs'
import { root } from './root.mjs'

/** Weighs what the builds made against budgets.mjs. Answers `{ code, output }`, one line for each budget. */
export async function checkSizes() {
  const failure = await buildBundles(siteBundles, { quiet: true })
  if (failure) return { code: 1, output: failure }
  const lines = budgets.map(weigh)
  return { code: lines.filter(({ ok }) => !ok).length, output: lines.map(({ text }) => text).join('\n') }
}

function weigh({ name, files, page, embed, gzip, brotli }) {
  const found = embed ? [filesOfEmbed(embed)] : page ? [filesOfPage(page)] : files.map((glob) => listFiles(glob))
  if (found.some((list) => list.length === 0))
    return { ok: false, text: `${name}: ${embed ?? page ?? files.join(', ')} not found` }

  const contents = found.flat().map((file) => readFileSync(join(root, file)))
  const kB = (compress) => contents.reduce((sum, content) => sum + compress(content).length, 0) / (embed ? 1024 : 1000)
  const weighed = { gzip: kB(gzipSync), brotli: kB(brotliCompressSync) }
  const ok = weighed.gzip <= gzip && weighed.brotli <= brotli
  const side = (kind, budget) => `${kind} ${weighed[kind].toFixed(1)} of ${budget} kB`
  return { ok, text: `${ok ? 'ok  ' : 'OVER'} ${name}: ${side('gzip', gzip)}, ${side('brotli', brotli)}` }
}
