import { create } from 'storybook/theming/create'
import { colors } from '../packages/ui/src/theme/colors.ts'
import { scales } from '../packages/ui/src/theme/scales.ts'

const paints = (base: 'light' | 'dark') => {
  const color = colors[base]
  return create({
    base,
    brandTitle: 'Delebil, the workbench',
    brandUrl: './',
    brandImage: base === 'light' ? './delebil.svg' : './delebil-dark.svg',
    brandTarget: '_self',
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appHoverBg: color.primarySoft,
    appBorderColor: color.border,
    appBorderRadius: 8,
    fontBase: scales.font.family,
    textColor: color.text,
    textInverseColor: color.onPrimary,
    textMutedColor: color.textMuted,
    barTextColor: color.textMuted,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    barBg: color.surface,
    buttonBg: color.sunken,
    buttonBorder: color.border,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  })
}

/** The workbench's own frame and its docs pages, in the colours of the house. */
export const workbenchTheme = { light: paints('light'), dark: paints('dark') }
