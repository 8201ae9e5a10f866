import { tool } from './root.mjs'
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const args = ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)]
process.exit(await run(tool('storybook'), args, { stdin: 'inherit' }))
