/** Everything that is not a colour and does not change with the theme. All lengths in px: a partner may set any root font size. A page of our own assigns `text` in rem. */
export const scales = {
  space: {
    s2: '2px',
    s4: '4px',
    s8: '8px',
    s12: '12px',
    s16: '16px',
    s24: '24px',
    s32: '32px',
    s40: '40px',
    s48: '48px',
    s64: '64px',
  },
  radius: { control: '8px', card: '14px', pill: '999px' },
  size: { target: '48px', targetSmall: '44px', icon: '20px' },
  font: { family: 'Lato, "Helvetica Neue", Arial, sans-serif', weightNormal: '400', weightBold: '700' },
  text: { small: '14px', body: '16px', large: '18px', title: '22px', heading: '28px', display: '40px' },
  line: { tight: '1.2', snug: '1.35', body: '1.5' },
  zIndex: { sheet: '10', header: '20', overlay: '100', tooltip: '110' },
} as const

/** Motion stays under 200 ms; ThemeRoot sets all to 0 ms when the person asked for less. */
export const durations = { fast: '110ms', normal: '180ms' } as const

export const shadows = {
  light: {
    card: '0 1px 2px rgba(18, 38, 28, 0.06), 0 2px 8px rgba(18, 38, 28, 0.05)',
    overlay: '0 8px 32px rgba(18, 38, 28, 0.18), 0 2px 6px rgba(18, 38, 28, 0.08)',
  },
  dark: {
    card: '0 1px 2px rgba(0, 0, 0, 0.4)',
    overlay: '0 12px 40px rgba(0, 0, 0, 0.6), 0 0 0 1px #313d37',
  },
} as const
