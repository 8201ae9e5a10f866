import { colors } from '@delebil/ui/theme'
import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { type StorybookTheme, useTheme } from 'storybook/theming'
import type { Guide } from './guide.ts'

const sides = {
  do: { heading: 'Do', mark: '✓', ink: 'available' },
  dont: { heading: "Don't", mark: '✕', ink: 'danger' },
} as const

function Side({ side, lines }: { side: keyof typeof sides; lines: readonly string[] }) {
  const theme = (useTheme() as StorybookTheme).base === 'dark' ? 'dark' : 'light'
  const { heading, mark, ...named } = sides[side]
  const ink = colors[theme][named.ink]
  return (
    <section style={{ flex: '1 1 280px', borderTop: `3px solid ${ink}`, paddingTop: 12 }}>
      <h3 style={{ display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontSize: 16 }}>
        <span aria-hidden="true" style={{ color: ink }}>
          {mark}
        </span>
        {heading}
      </h3>
      <Markdown>{lines.map((line) => `- ${line}`).join('\n')}</Markdown>
    </section>
  )
}

/** Two columns of advice; texts in it may use Markdown. */
export function DoAndDont({ do: good, dont: bad }: Guide) {
  return (
    <>
      <Heading>Do and don't</Heading>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        <Side side="do" lines={good} />
        <Side side="dont" lines={bad} />
      </div>
    </>
  )
}
