import { colors } from '@delebil/ui/theme'
import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { Check, X } from 'lucide-react'
import { useTheme } from 'storybook/theming'
import type { Guide } from './guide.ts'

const sides = {
  do: { heading: 'Do', icon: Check, ink: 'available' },
  dont: { heading: "Don't", icon: X, ink: 'danger' },
} as const

function Side({ side, lines }: { side: keyof typeof sides; lines: readonly string[] }) {
  const { base } = useTheme()
  const { heading, icon: Mark, ...named } = sides[side]
  const ink = colors[base][named.ink]
  return (
    <section style={{ flex: '1 1 280px', borderTop: `3px solid ${ink}`, paddingTop: 12 }}>
      <h3 style={{ display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontSize: 16 }}>
        <Mark size={18} color={ink} aria-hidden />
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
