import axe from 'axe-core'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the system prefers, as the page is told it. */
    preferColorScheme: (scheme: 'light' | 'dark') => Promise<void>
  }
}

declare global {
  /** There in a test run only: looks at what the story ended with once more, in the dark theme. Throws where a colour fails. */
  var lookInTheDark: (() => Promise<void>) | undefined
}

const rulesOfColour = ['color-contrast', 'link-in-text-block']
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

// Only colours differ between the themes; the addon has held the story against all other rules.
globalThis.lookInTheDark = async () => {
  await commands.preferColorScheme('dark')
  try {
    await nextFrame()
    await nextFrame()
    const { violations } = await axe.run(document.body, {
      runOnly: rulesOfColour,
      resultTypes: ['violations'],
      preload: false,
    })
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`)
  } finally {
    await commands.preferColorScheme('light')
  }
}
