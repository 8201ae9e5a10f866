import { tool } from './root.mjs'
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent. Without one, `npm run pictures` compares on this machine.',
  )
  process.exit(2)
}
await setUp()
process.exit(await run(tool('chromatic'), process.argv.slice(2)))
