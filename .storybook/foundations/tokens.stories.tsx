import { Stack } from '@delebil/ui'
import { type ColorName, carPaints, colors, tabularFigures, vars } from '@delebil/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { durations, lengthsPx } from '../../packages/ui/src/theme/scales.ts'
import { ContrastTable } from './contrast-table.tsx'
import { Caption, Section } from './section.tsx'

/** Every value of the theme, from the theme itself. A style takes these and no other; a partner may set each as `--delebil-…`. */
export default { title: 'Foundations/Tokens' } satisfies Meta

const swatch = { width: 132, height: 64, borderRadius: vars.radius.control, border: `1px solid ${vars.color.border}` }
const tile = { ...swatch, display: 'grid', placeItems: 'center' }

const groups: readonly { readonly heading: string; readonly lead: string; readonly names: readonly ColorName[] }[] = [
  {
    heading: 'Grounds',
    lead: 'The page, what lies on it, what lies over it, and what is pressed into it.',
    names: ['page', 'surface', 'raised', 'sunken', 'skeleton', 'backdrop'],
  },
  {
    heading: 'Text and lines',
    lead: 'Muted text still keeps 4.5:1.',
    names: ['text', 'textMuted', 'border', 'borderStrong'],
  },
  {
    heading: 'Action',
    lead: 'One primary action on a screen. The soft pair is for what is chosen.',
    names: ['primary', 'primaryHover', 'primaryPressed', 'onPrimary', 'primarySoft', 'onPrimarySoft', 'focus'],
  },
  {
    heading: 'Messages',
    lead: 'Never colour alone: a word or a shape says the same.',
    names: [
      'danger',
      'dangerHover',
      'onDanger',
      'dangerSoft',
      'onDangerSoft',
      'warning',
      'warningSoft',
      'onWarningSoft',
      'info',
      'infoSoft',
      'onInfoSoft',
    ],
  },
  {
    heading: 'Is the car free?',
    lead: 'All of the time, some of it, none of it. The ring says it by its shape too.',
    names: ['available', 'partial', 'unavailable'],
  },
]

function Swatch({ name, fill, value }: { name: string; fill: string; value: string }) {
  return (
    <div>
      <div style={{ ...swatch, background: fill }} />
      <Caption name={name} value={value} />
    </div>
  )
}

export const Colours: StoryObj = {
  render: (_args, { globals }) => (
    <Stack gapPx={32}>
      {groups.map(({ heading, lead, names }) => (
        <Section key={heading} heading={heading} lead={lead}>
          {names.map((name) => (
            <Swatch
              key={name}
              name={name}
              fill={vars.color[name]}
              value={globals['theme'] === 'dark' ? colors.dark[name] : colors.light[name]}
            />
          ))}
        </Section>
      ))}
      <Section heading="Car paint" lead="The same in both themes, as on the street.">
        {Object.entries(carPaints).map(([name, fill]) => (
          <Swatch key={name} name={name} fill={fill} value={fill} />
        ))}
      </Section>
    </Stack>
  ),
}

/** The ratios are held by `colors.test.ts`; to ask the browser for each costs seconds. */
export const Contrast: StoryObj = {
  tags: ['!test'],
  render: () => (
    <Section
      heading="Contrast"
      lead="Text keeps 4.5:1, shapes that say something 3:1, on every ground they may stand on (WCAG 2.2, 1.4.3 and 1.4.11)."
    >
      <ContrastTable theme="light" />
      <ContrastTable theme="dark" />
    </Section>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <Section
      heading="Type"
      lead="Lato. Figures of money and time stand in columns (tabularFigures). Nothing is smaller than 13 px. Every length is a share of `--delebil-unit`: 1 rem on the site."
    >
      <Stack gapPx={16}>
        {Object.entries(vars.text).map(([name, size]) => (
          <div key={name} className={tabularFigures} style={{ fontSize: size, lineHeight: vars.line.snug }}>
            Fjellveien 12:30 – 1 249,50 kr
            <Caption name={name} value={`${lengthsPx.text[name as keyof typeof lengthsPx.text]} px`} />
          </div>
        ))}
      </Stack>
    </Section>
  ),
}

export const SpaceRadiusShadow: StoryObj = {
  render: () => (
    <Stack gapPx={32}>
      <Section heading="Space" lead="Inside a control 4 to 12, between controls 16, between sections 24 to 48.">
        {Object.entries(vars.space).map(([name, size]) => (
          <div key={name}>
            <div style={{ width: size, height: size, background: vars.color.primary }} />
            <Caption name={name} value={`${lengthsPx.space[name as keyof typeof lengthsPx.space]} px`} />
          </div>
        ))}
      </Section>
      <Section heading="Size" lead="What a finger hits is 48 px, 44 px where room is short.">
        {Object.entries(vars.size).map(([name, size]) => (
          <div key={name}>
            <div style={{ width: size, height: size, border: `2px solid ${vars.color.borderStrong}` }} />
            <Caption name={name} value={`${lengthsPx.size[name as keyof typeof lengthsPx.size]} px`} />
          </div>
        ))}
      </Section>
      <Section heading="Radius">
        {Object.entries(vars.radius).map(([name, radius]) => (
          <div key={name} style={{ ...tile, borderRadius: radius, background: vars.color.surface }}>
            {name}
          </div>
        ))}
      </Section>
      <Section
        heading="Shadow"
        lead="A card lies on the page, an overlay over it. In the dark a lighter ground says it first."
      >
        {Object.entries(vars.shadow).map(([name, shadow]) => (
          <div key={name} style={{ ...tile, boxShadow: shadow, background: vars.color.raised }}>
            {name}
          </div>
        ))}
      </Section>
    </Stack>
  ),
}

function Mover({ name, value }: { name: keyof typeof durations; value: string }) {
  const [isThere, setIsThere] = useState(false)
  return (
    <button
      type="button"
      onClick={() => setIsThere(!isThere)}
      style={{ ...tile, color: vars.color.text, background: vars.color.surface, fontSize: vars.text.small }}
    >
      <span
        style={{
          transition: `transform ${vars.duration[name]} ease-out`,
          transform: isThere ? 'translateX(24px)' : 'translateX(-24px)',
        }}
      >
        {name}, {value}
      </span>
    </button>
  )
}

export const Motion: StoryObj = {
  render: () => (
    <Section
      heading="Motion"
      lead="Press to see. Nothing takes 200 ms; with reduced motion (try the switch) every duration is 0."
    >
      {(['fast', 'normal'] as const).map((name) => (
        <Mover key={name} name={name} value={durations[name]} />
      ))}
    </Section>
  ),
}
