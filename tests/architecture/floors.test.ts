import { expect, test } from 'vitest'
import { apiFeatures } from './api-features.ts'
import { checkFloors } from './check-floors.ts'
import { floors } from './floors.ts'
import { hostAdmin, hostFeatures } from './host-floors.ts'
import { readRepository } from './repository.ts'

const files = readRepository()

test('no folder imports one that its floor may not know', () => {
  expect(checkFloors(files, floors)).toEqual([])
})

test.each(floors)('$folder: an import upwards is reported', ({ folder, mayNotKnow }) => {
  const up = `../${mayNotKnow[0]?.split('/').at(-1)}/x.ts`
  expect(checkFloors([{ path: `${folder}/a.ts`, text: `import { x } from '${up}'` }], floors)).toEqual([
    `${folder}/a.ts imports ${mayNotKnow[0]}/x.ts`,
  ])
})

test.each([
  ['features', Object.keys(hostFeatures)],
  ['admin', [...Object.keys(hostAdmin), 'shell']],
])('every folder of apps/host/src/%s has its line in the table, and no other has', (folder, named) => {
  const inside = new RegExp(`^apps/host/src/${folder}/([^/]+)/`)
  const found = files.flatMap(({ path }) => inside.exec(path)?.[1] ?? [])
  expect([...new Set(found)].sort()).toEqual(named.toSorted())
})

test('an import of a feature that the table allows passes', () => {
  const file = { path: 'apps/api/src/features/people/a.ts', text: "import { x } from '../accounts/x.ts'" }
  expect(checkFloors([file], floors)).toEqual([])
})

test("a feature that imports an adapter's file beside its port is reported", () => {
  const text = "import { x } from '../../adapters/mail/port.ts'\nimport { y } from '../../adapters/mail/smtp-mail.ts'"
  expect(checkFloors([{ path: 'apps/api/src/features/people/a.ts', text }], floors)).toEqual([
    'apps/api/src/features/people/a.ts imports apps/api/src/adapters/mail/smtp-mail.ts',
  ])
})

test.each(Object.entries(apiFeatures))('%s imports exactly the features of its line', (feature, known) => {
  const features = 'apps/api/src/features'
  const own = files.filter(({ path }) => path.startsWith(`${features}/${feature}/`))
  const none = { folder: `${features}/${feature}`, mayNotKnow: known.map((other) => `${features}/${other}`) }
  const targets = checkFloors(own, [none]).map((sentence) => sentence.split(`${features}/`).at(-1)?.split('/')[0])
  expect([...new Set(targets)].sort()).toEqual([...known].sort())
})

test.each(Object.entries(apiFeatures))('%s may know only features listed before it', (feature, known) => {
  const names = Object.keys(apiFeatures)
  expect(known.filter((other) => !names.slice(0, names.indexOf(feature)).includes(other))).toEqual([])
})

test('every feature and adapter of the server has its line, and no other has', () => {
  const folders = files.flatMap(
    ({ path }) => /^apps\/api\/src\/(?:features|adapters)\/[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  )
  const reported = floors
    .map(({ folder }) => folder)
    .filter((folder) => /^apps\/api\/src\/(?:features|adapters)\//.test(folder))
  expect([...new Set(folders)].sort()).toEqual([...reported].sort())
})

test('a run that reads no file fails', () => {
  expect(checkFloors([], floors)).toEqual(['no source file was read'])
})
