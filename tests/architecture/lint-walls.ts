/** Code that breaks a wall of the linter: where it stands, what it says, and the rule that must answer. */
export type BrokenWall = { readonly path: string; readonly text: string; readonly rule: string }

export const brokenWalls: readonly BrokenWall[] = [
  {
    path: 'packages/ui/src/button/stolen-import.ts',
    text: "import { useSnapshot } from 'valtio'\nexport const read = useSnapshot\n",
    rule: 'noUndeclaredDependencies',
  },
  {
    path: 'packages/ui/src/up.ts',
    text: "import { create } from '@delebil/core-api'\nexport const x = create\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'packages/validation/src/clock.ts',
    text: "import { createClient } from '@delebil/core-api'\nexport const x = createClient\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'packages/validation/src/disk.ts',
    text: "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n",
    rule: 'noNodejsModules',
  },
  {
    path: 'packages/core-api/src/endpoints/state.ts',
    text: "import { useState } from 'react'\nexport const x = useState\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'packages/booking-widget/src/search/map-of-its-own.ts',
    text: "import { Map as BaseMap } from 'maplibre-gl'\nexport const x = BaseMap\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'packages/booking-widget/src/map/data.ts',
    text: "import useSWR from 'swr'\nexport const useCars = useSWR\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'apps/host/src/admin/second-layer.ts',
    text: "import useSWRInfinite from 'swr/infinite'\nexport const usePages = useSWRInfinite\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'apps/host/src/schema.ts',
    text: "import { string } from 'valibot'\nexport const x = string\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'apps/host/src/deep.ts',
    text: "import { x } from '@delebil/ui/src/button/button.tsx'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'apps/api/src/features/fleet/find-car.ts',
    text: "import type { FastifyRequest } from 'fastify'\nexport type X = FastifyRequest\n",
    rule: 'noRestrictedImports',
  },
  {
    path: 'apps/api/src/screen.ts',
    text: "import { Button } from '@delebil/ui'\nexport const x = Button\n",
    rule: 'noRestrictedImports',
  },
  { path: 'apps/api/src/platform/http/port.ts', text: 'export const port = process.env.PORT\n', rule: 'noProcessEnv' },
  { path: 'packages/ui/src/all.ts', text: "export * from './up.ts'\n", rule: 'noReExportAll' },
  { path: 'packages/ui/src/CamelCase.ts', text: 'export const x = 1\n', rule: 'useFilenamingConvention' },
  { path: 'packages/ui/src/default.ts', text: 'export default 1\n', rule: 'noDefaultExport' },
  { path: 'packages/ui/src/loud.ts', text: "console.log('here')\n", rule: 'noConsole' },
  { path: 'packages/ui/src/loose.ts', text: 'export const x = (y: any): string => y\n', rule: 'noExplicitAny' },
  {
    path: 'packages/ui/src/long.ts',
    text: `export {}\n${'\n'.repeat(300)}export const x = 1\n`,
    rule: 'noExcessiveLinesPerFile',
  },
  {
    path: 'packages/ui/src/one.ts',
    text: "import type { Two } from './two.ts'\nexport type One = { two: Two }\n",
    rule: 'noImportCycles',
  },
  {
    path: 'packages/ui/src/two.ts',
    text: "import type { One } from './one.ts'\nexport type Two = { one: One }\n",
    rule: 'noImportCycles',
  },
  {
    path: 'packages/ui/src/picture.tsx',
    text: 'export const Picture = () => <img src="/car.png" />\n',
    rule: 'useAltText',
  },
  { path: 'tests/e2e/only.test.ts', text: "test.only('x', () => {})\n", rule: 'noFocusedTests' },
  { path: 'tests/e2e/skipped.test.ts', text: "test.skip('x', () => {})\n", rule: 'noSkippedTests' },
]
