import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { frame } from './vite-frame.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  previewAnnotations: [fileURLToPath(new URL('./docs/docs.tsx', import.meta.url))],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  viteFinal: async (base) => (await import('vite')).mergeConfig(base, frame()),
}

export default config
