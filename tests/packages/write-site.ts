import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { published, typedDoors } from './published.ts'
import { readSnippet } from './read-snippet.ts'

const page = (script: string) => `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><title>Prøve</title></head>
<body><div id="app"></div><script type="module" src="/${script}"></script></body></html>
`

const showControls = `import { createRoot } from 'react-dom/client'
import { JoinOrganization } from './controls.tsx'

const page = document.getElementById('app')
if (page) createRoot(page).render(<JoinOrganization />)
`

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  types: [],
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: false,
}

const pages = "build: { rolldownOptions: { input: ['widget.html', 'controls.html'] } }"

/** Every door at once, as a Node program sees it. */
const doors = published.flatMap(typedDoors)
const everyDoor = doors.map((door, index) => `export * as door${index} from '${door}'`).join('\n')

/** What the README says to put into a project of Preact's; its folder is one further in. */
const preactOptions = (
  JSON.parse(readSnippet('packages/ui', 'json')) as { compilerOptions: { paths: Record<string, string[]> } }
).compilerOptions
const fromPreact = {
  ...preactOptions,
  paths: Object.fromEntries(
    Object.entries(preactOptions.paths).map(([name, places]) => [name, places.map((place) => `.${place}`)]),
  ),
}
/** What the types of Preact must refuse: a press that is no function. */
const mistake = `import { Button } from '@delebil/ui'

export const wrong = <Button onPress={1}>Feil</Button>
`

/** A Vite project of a stranger: the snippets of the READMEs, and what a page needs around them. */
export function writeSite(site: string) {
  const files = {
    'widget.html': page('widget.tsx'),
    'widget.tsx': readSnippet('packages/booking-widget', 'tsx'),
    'controls.html': page('show-controls.tsx'),
    'controls.tsx': readSnippet('packages/ui', 'tsx'),
    'show-controls.tsx': showControls,
    'style-sheets.d.ts': "declare module '*.css' {}\n",
    'react.config.js': `export default { ${pages} }\n`,
    'readme.config.js': readSnippet('packages/ui', 'js'),
    'preact.config.js': `import readme from './readme.config.js'\nexport default { ...readme, ${pages} }\n`,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.tsx', '*.d.ts'] }),
    'preact-types/tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, ...fromPreact },
      include: ['../*.tsx', '../*.d.ts', '*.tsx'],
    }),
    'preact-types/mistake.tsx': mistake,
    'doors/every-door.mts': `${everyDoor}\n`,
    'doors/tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, module: 'node16', moduleResolution: 'node16' },
      include: ['*.mts', '../*.d.ts'],
    }),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
}
