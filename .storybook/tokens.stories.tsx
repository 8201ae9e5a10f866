import { Stack } from '@delebil/ui'
import { type ColorName, carPaints, colors, tabularFigures, vars } from '@delebil/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

export default { title: 'Tokens' } satisfies Meta

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack gapPx={12} as="section">
      <h2 style={{ margin: 0, fontSize: vars.text.title }}>{heading}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.s16 }}>{children}</div>
    </Stack>
  )
}

const swatch = { width: 132, height: 64, borderRadius: vars.radius.control, border: `1px solid ${vars.color.border}` }

function Swatch({ name, fill }: { name: string; fill: string }) {
  return (
    <div style={{ fontSize: vars.text.small }}>
      <div style={{ ...swatch, background: fill }} />
      {name}
    </div>
  )
}

export const Colours: StoryObj = {
  render: () => (
    <Stack gapPx={32}>
      <Section heading="Theme">
        {(Object.keys(colors.light) as ColorName[]).map((name) => (
          <Swatch key={name} name={name} fill={vars.color[name]} />
        ))}
      </Section>
      <Section heading="Car paint">
        {Object.entries(carPaints).map(([name, fill]) => (
          <Swatch key={name} name={name} fill={fill} />
        ))}
      </Section>
    </Stack>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <Stack gapPx={16}>
      {Object.entries(vars.text).map(([name, size]) => (
        <div key={name} className={tabularFigures} style={{ fontSize: size, lineHeight: vars.line.snug }}>
          Fjellveien 12:30 – 1 249,50 kr{' '}
          <span style={{ color: vars.color.textMuted, fontSize: vars.text.small }}>{name}</span>
        </div>
      ))}
    </Stack>
  ),
}

export const SpaceRadiusShadow: StoryObj = {
  render: () => (
    <Stack gapPx={32}>
      <Section heading="Space">
        {Object.entries(vars.space).map(([name, size]) => (
          <div key={name} style={{ fontSize: vars.text.small }}>
            <div style={{ width: size, height: size, background: vars.color.primary }} />
            {name}
          </div>
        ))}
      </Section>
      <Section heading="Radius">
        {Object.entries(vars.radius).map(([name, radius]) => (
          <div
            key={name}
            style={{
              ...swatch,
              borderRadius: radius,
              background: vars.color.surface,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            {name}
          </div>
        ))}
      </Section>
      <Section heading="Shadow">
        {Object.entries(vars.shadow).map(([name, shadow]) => (
          <div
            key={name}
            style={{
              ...swatch,
              boxShadow: shadow,
              background: vars.color.raised,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            {name}
          </div>
        ))}
      </Section>
    </Stack>
  ),
}
