import { afterEach } from 'vitest'

// What axe found right with a story is sixty thousand characters that the workbench shows and a run in a terminal would only carry through
// three processes into its report. What it found wrong has failed the story by then.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') Reflect.deleteProperty(task.meta, 'reports')
})
