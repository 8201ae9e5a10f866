import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { workbenchTheme } from '../workbench-theme.ts'

interface TellsGlobals {
  readonly globals: { readonly theme?: string }
}

const events = ['setGlobals', 'globalsUpdated']
const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
const themeOfAddress = () => /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]

/** The paper of a docs page follows the theme switch, as the stories on it do. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme = 'light', setTheme] = useState(themeOfAddress)
  useEffect(() => {
    const follow = ({ globals }: TellsGlobals) => setTheme(globals.theme)
    for (const event of events) context.channel.on(event, follow)
    return () => {
      for (const event of events) context.channel.off(event, follow)
    }
  }, [context])
  const shown = theme === 'dark' || (theme === 'auto' && systemTheme() === 'dark') ? 'dark' : 'light'
  return (
    <DocsContainer context={context} theme={workbenchTheme[shown]}>
      {children}
    </DocsContainer>
  )
}
