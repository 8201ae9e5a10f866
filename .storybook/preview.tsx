import '@delebil/ui/fonts'
import { vars, wideMinWidthPx } from '@delebil/ui/theme'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
// By its file: by the package's door every control would be loaded before the first story.
import { ThemeRoot } from '../packages/ui/src/theme-root/theme-root.tsx'
import { applySwitches, switchesOf } from './switches/apply-switches.ts'
import { toolbar } from './switches/toolbar.ts'

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

const answerStories = mswLoader(startWorker)

/** The story's own answers, and before them what the switches put between. */
const withSwitches: Loader = async (context) => {
  await answerStories(context)
  const before = await applySwitches(context.globals)
  if (before.length > 0) context.msw.use(...before)
}

// A docs page shows many stories: there only the ground, not a screen's height for each.
const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => (
  <ThemeRoot theme={globals['theme'] ?? 'light'} isPage={viewMode === 'story'}>
    {parameters['isWhole'] ? (
      <Story key={switchesOf(globals)} />
    ) : (
      <main
        key={switchesOf(globals)}
        style={{ padding: parameters['isFlush'] ? 0 : 16, boxSizing: 'border-box', backgroundColor: vars.color.page }}
      >
        <Story />
      </main>
    )}
  </ThemeRoot>
)

const preview: Preview = {
  decorators: [withTheme],
  loaders: [withSwitches],
  beforeAll: () =>
    configure(({ eventWrapper }) => ({
      // A field that React takes away while it has the focus is blurred in the middle of a commit. There user-event makes up a
      // change event, whose act() would have React work while it works: an error that no person at a keyboard meets.
      eventWrapper: (tell) => (window.event?.type === 'blur' ? tell() : eventWrapper(tell)),
    })),
  afterEach: async () => globalThis.lookInTheDark?.(),
  initialGlobals: { theme: 'light', colours: '', motion: '', role: '', network: '' },
  globalTypes: toolbar,
  parameters: {
    // ThemeRoot paints the page and gives it its own edge; `isFlush` takes that away, `isWhole` the landmark too.
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations', 'incomplete'],
        preload: false,
      },
    },
    viewport: {
      options: {
        narrowest: viewport(320, 'narrowest'),
        phone: viewport(390, 'phone', 844),
        breakpoint: viewport(wideMinWidthPx, 'breakpoint'),
        desk: viewport(1440, 'desk'),
      },
    },
    // The theme paints the ground.
    backgrounds: { disable: true },
    controls: { expanded: true },
    chromatic: { prefersReducedMotion: 'reduce', modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          ['Tokens', 'Content guide'],
          'Components',
          'Booking',
          'Account',
          'Site',
          'Whole pages',
          'Workbench',
        ],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
