import { addons } from 'storybook/manager-api'
import { workbenchTheme } from './workbench-theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

const paint = () =>
  addons.setConfig({
    theme: dark.matches ? workbenchTheme.dark : workbenchTheme.light,
    sidebar: { showRoots: true },
    // Below: a page needs its width.
    panelPosition: 'bottom',
  })

paint()
dark.addEventListener('change', paint)
