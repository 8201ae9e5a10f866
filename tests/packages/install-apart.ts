import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { capture } from '../../scripts/run.mjs'
import { published } from './published.ts'
import { seedThirdParties } from './seed-third-parties.ts'

const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>
}

/** Packs every package as npm would publish it. Answers the tarball of each by its name. */
export async function packAll(folder: string): Promise<Readonly<Record<string, string>>> {
  mkdirSync(folder, { recursive: true })
  await npm(root, ['pack', ...published.map((one) => `./${one.folder}`), '--pack-destination', folder])
  const files = readdirSync(folder)
  return Object.fromEntries(
    published.map(({ manifest: { name } }) => {
      const file = files.find((one) => one.startsWith(`${name.slice(1).replace('/', '-')}-`))
      if (!file) throw new Error(`${name} was not packed`)
      return [name, join(folder, file)]
    }),
  )
}

/** A project of its own that has installed tarballs, beside packages of others that its author chose. */
export async function installApart(
  folder: string,
  tarballs: Readonly<Record<string, string>>,
  { ours, others }: { readonly ours: readonly string[]; readonly others: readonly string[] },
) {
  mkdirSync(folder, { recursive: true })
  const chosen = Object.fromEntries(others.map((name) => [name, rangeOf(name)]))
  const write = (dependencies: object) =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))

  write({ ...chosen, ...Object.fromEntries(ours.map((name) => [name, `file:${tarballs[name]}`])) })
  const needed = [...others, ...needsOf(ours)]
  seedThirdParties(folder, needed)
  // npm asks the registry about peers even where they lie, and may ask nobody: it looks away from them here, and at them below.
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  await npm(folder, ['install', '--offline', '--legacy-peer-deps', ...quietly])
  seedThirdParties(folder, needed)
  // As from a registry: to npm a tarball that it did not just install itself fits no `file:`.
  write({ ...chosen, ...Object.fromEntries(ours.map((name) => [name, versionOf(name)])) })
  await npm(folder, ['ls', '--all', '--parseable'])
}

const one = (name: string) => {
  const found = published.find(({ manifest }) => manifest.name === name)
  if (!found) throw new Error(`${name} is no package of ours`)
  return found.manifest
}
const versionOf = (name: string) => one(name).version

/** What our packages want of others; peers are the author's to choose. */
const needsOf = (ours: readonly string[]) =>
  ours.flatMap((name) => Object.keys(one(name).dependencies ?? {})).filter((name) => !name.startsWith('@delebil/'))

const rangeOf = (name: string) => {
  const version = rootManifest.devDependencies[name]
  return version === undefined ? '*' : `^${version}`
}

async function npm(cwd: string, args: readonly string[]) {
  const { code, output } = await capture('npm', args, { cwd })
  if (code !== 0) throw new Error(`npm ${args.join(' ')}\n${output}`)
  return output
}
