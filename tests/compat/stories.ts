import type { Meta, ReactRenderer, StoryObj } from '@storybook/react-vite'
import type { BeforeEach } from 'storybook/internal/types'
import { composeStory, setProjectAnnotations } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import { withNativeKeys } from './native-keys.ts'
import { render, renderToCanvas } from './render-story.tsx'
import { withSettledCalls } from './settle-calls.ts'

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>

export interface Story {
  /** `Title: Export`. */
  readonly name: string
  /** Mounts it in the element, plays it, and leaves it mounted until the next story. */
  readonly run: (canvasElement: HTMLElement, patienceMs?: number) => Promise<void>
}

const files = import.meta.glob<StoryFile>('../../packages/{ui,booking-widget}/src/**/*.stories.tsx', { eager: true })
/** How long a story waits for what it looks for; a busy machine needs more than the library's one second. */
const longPatienceMs = 8000
const desk = { width: 1200, height: 900 }

/** Every story of the controls and of the widget that the workbench runs as a test, in the order of their files. */
export function readStories(...beforeEach: readonly BeforeEach<ReactRenderer>[]): readonly Story[] {
  setProjectAnnotations<ReactRenderer>([
    preview,
    { render, renderToCanvas },
    ...[withNativeKeys, withSettledCalls, ...beforeEach].map((step) => ({ beforeEach: step })),
  ])
  return Object.values(files).flatMap(({ default: meta, ...exports }) =>
    Object.entries(exports).flatMap(([exportName, annotations]) => {
      const story = composeStory<ReactRenderer>(annotations, meta, undefined, undefined, exportName)
      if (!story.tags.includes('test')) return []
      return {
        name: `${meta.title}: ${exportName}`,
        run: async (canvasElement: HTMLElement, patienceMs = longPatienceMs) => {
          configure({ asyncUtilTimeout: patienceMs })
          const { width, height } = viewportOf(story.globals['viewport']?.value) ?? desk
          await page.viewport(width, height)
          await story.run({ canvasElement })
        },
      }
    }),
  )
}

function viewportOf(name: string | undefined) {
  const styles = name === undefined ? undefined : preview.parameters?.['viewport'].options[name].styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}
