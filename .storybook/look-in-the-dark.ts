import axe from 'axe-core'
import { themeClass } from '../packages/ui/src/theme-root/theme-root.css.ts'

declare global {
  /** There in a test run only: looks at what the story ended with once more, in the dark theme. Throws where a colour fails. */
  var lookInTheDark: (() => Promise<void>) | undefined
}

const rulesOfColour = ['color-contrast', 'link-in-text-block']

// The class has the colours that the system's own wish leads to. Asking the browser for that takes as long as looking does.
const changeTheme = (roots: Iterable<Element>, from: keyof typeof themeClass, to: keyof typeof themeClass) => {
  for (const root of roots) root.className = root.className.replace(themeClass[from], themeClass[to])
}

// Only colours differ between the themes; the addon has held the story against all other rules.
globalThis.lookInTheDark = async () => {
  const roots = [...document.querySelectorAll('[data-theme="auto"]')]
  changeTheme(roots, 'auto', 'dark')
  try {
    if (!document.querySelector(`[class^="${themeClass.dark}"]`)) throw new Error('Nothing became dark.')
    const { violations } = await axe.run(document.body, {
      runOnly: rulesOfColour,
      resultTypes: ['violations'],
      preload: false,
    })
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`)
  } finally {
    changeTheme(roots, 'dark', 'auto')
  }
}
