import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildBundles } from '../../scripts/build-bundles.mjs'
import { packageBundles } from '../../scripts/bundles.mjs'
import { compilePackages } from '../../scripts/compile-packages.mjs'
import { installApart, packAll } from './install-apart.ts'
import { published } from './published.ts'
import { writeSite } from './write-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a web project that has installed every package, and of a Node project that has those without a screen. */
    site: string
    node: string
  }
}

/** Builds, packs and installs far from the repository, so that nothing is found by climbing out. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for one
export default async function setUp(project: TestProject) {
  const failure = (await compilePackages()) ?? (await buildBundles(packageBundles))
  if (failure) throw new Error(failure)

  const folder = mkdtempSync(join(tmpdir(), 'delebil-packages-'))
  const [site, node] = [join(folder, 'site'), join(folder, 'node')]
  try {
    const tarballs = await packAll(join(folder, 'tarballs'))
    const hasScreens = ({ manifest }: (typeof published)[number]) => 'react-dom' in (manifest.peerDependencies ?? {})
    const names = (some: typeof published) => some.map(({ manifest }) => manifest.name)
    await Promise.all([
      installApart(site, tarballs, {
        ours: names(published),
        others: ['react', 'react-dom', 'preact', 'msw', '@types/react', '@types/react-dom'],
      }),
      installApart(node, tarballs, {
        ours: names(published.filter((one) => !hasScreens(one))),
        others: ['msw', 'react', 'swr'],
      }),
    ])
    writeSite(site)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  project.provide('site', site)
  project.provide('node', node)
  return () => rmSync(folder, { recursive: true, force: true })
}
