import type { StorybookConfig } from '@storybook/react-vite'
import { frame } from './vite-frame.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/host/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (base) => (await import('vite')).mergeConfig(base, frame()),
}

export default config
