import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Writes the list of what is shipped: for programs (CycloneDX) and for people (licences). */
export function describeShipped(folder, version, modules) {
  const shipped = modules.map((path) => JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')))
  const components = shipped.map((one) => ({
    type: 'library',
    name: one.name,
    version: one.version,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    licenses: [licenceIn(one)],
  }))
  const metadata = { component: { type: 'application', name: 'delebil', version } }
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`)
  const lines = shipped.map((one) => `${one.name} ${one.version}: ${licenceName(one)}`)
  writeFileSync(join(folder, 'LICENCES.txt'), `${lines.sort().join('\n')}\n`)
}

/** Checksums that `sha256sum -c` reads. */
export function sumFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).map((one) =>
    join(one.parentPath, one.name),
  )
  const files = paths.filter((path) => statSync(path).isFile()).sort()
  const lines = files.map(
    (path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${relative(folder, path)}`,
  )
  writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`)
}

const licenceName = ({ license, licenses }) => license?.type ?? license ?? licenses?.[0]?.type ?? 'not said'
const licenceIn = (one) => {
  const name = licenceName(one)
  return / (AND|OR|WITH) /.test(name) ? { expression: name } : { license: { name } }
}
