import '@delebil/ui/fonts'
import { ThemeRoot } from '@delebil/ui'
import { vars, wideMinWidthPx } from '@delebil/ui/theme'
import type { Decorator, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'

// What a story waits for may be loaded just then, on a machine that does much else.
configure({ asyncUtilTimeout: 10_000 })

const viewport = (widthPx: number, name: string, heightPx = 900) => ({
  name: `${widthPx} px, ${name}`,
  styles: { width: `${widthPx}px`, height: `${heightPx}px` },
})

const startWorker = async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    // A call to our own API without a handler is a mistake in the story; the workbench's own files are not.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      if (!request || !new URL(request.url).pathname.startsWith('/api/')) return
      defaults.error()
      // The default only prints; a thrown error is what the story gets as its answer.
      throw new Error(`No handler for ${request.method} ${request.url}`)
    },
  })
  return worker
}

// A docs page shows many stories: there only the ground, not a screen's height for each.
const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => (
  <ThemeRoot theme={globals['theme'] ?? 'light'} isPage={viewMode === 'story'}>
    <main
      style={{ padding: parameters['isFlush'] ? 0 : 16, boxSizing: 'border-box', backgroundColor: vars.color.page }}
    >
      <Story />
    </main>
  </ThemeRoot>
)

const preview: Preview = {
  decorators: [withTheme],
  loaders: [mswLoader(startWorker)],
  afterEach: async () => globalThis.lookInTheDark?.(),
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'auto', title: 'As the system', icon: 'browser' },
        ],
      },
    },
  },
  parameters: {
    // ThemeRoot paints the page and gives it its own edge; `isFlush` takes that away.
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: {
      options: {
        narrowest: viewport(320, 'narrowest'),
        phone: viewport(390, 'phone', 844),
        breakpoint: viewport(wideMinWidthPx, 'breakpoint'),
        desk: viewport(1440, 'desk'),
      },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Components'] } },
  },
  tags: ['autodocs'],
}

export default preview
