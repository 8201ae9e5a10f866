import type { ReactNode } from 'react'
import { Tabs as AriaTabs, type TabsProps as AriaTabsProps, Tab, TabList, TabPanel } from 'react-aria-components'
import { panel, tab, tabList, tabs as tabsClass } from './tabs.css.ts'

export interface TabsProps extends Pick<AriaTabsProps, 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'> {
  /** Names the row of tabs for a screen reader. */
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode; isDisabled?: boolean }[]
}

/** A few views of one thing, one at a time. */
export function Tabs({ label, tabs, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={tabsClass}>
      <TabList aria-label={label} className={tabList}>
        {tabs.map(({ id, label: text, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={tab}>
            {text}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
