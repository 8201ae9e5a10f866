import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'

/** Every dependency a story reaches: one that Vite finds first during a cold test run makes it reload and lose the suite. */
const dependencies = [
  '@internationalized/date',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  '@tanstack/react-virtual',
  '@vanilla-extract/css',
  'lucide-react',
  'maplibre-gl',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'react',
  'react-aria-components',
  'react-aria/PortalProvider',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
  'supercluster',
  'swr',
  'swr/infinite',
  'swr/mutation',
  'valibot',
  'valtio',
  'valtio/react',
  'valtio/utils',
  'valtio/vanilla',
]

/** What the workbench adds to Vite: packages from source, and typed styles. */
export const frame = (): UserConfig => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@delebil/source', ...defaultClientConditions] },
  // Styles are worked out in Vite's server environment, which must not take a built package's classes.
  environments: { ssr: { resolve: { conditions: ['@delebil/source', ...defaultServerConditions] } } },
  optimizeDeps: { include: dependencies },
  // What builds and tests write beside the sources is nobody's edit.
  server: { watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**', '**/test-results/**'] } },
})
