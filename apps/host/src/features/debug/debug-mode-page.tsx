import { Stack, Switch } from '@delebil/ui'
import { useSnapshot } from 'valtio/react'
import { debugMode, setDebugMode } from '../../site/debug/debug-mode.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { debugTexts } from './debug-texts.ts'

/** Turns the local debug flag on and off. */
export function DebugModePage() {
  const { isOn } = useSnapshot(debugMode)
  return (
    <div className={narrowPage}>
      <PageHeading>{debugTexts.heading}</PageHeading>
      <Stack gapPx={16}>
        <p className={paragraph}>{debugTexts.text}</p>
        <Switch isSelected={isOn} onChange={setDebugMode}>
          {debugTexts.toggle}
        </Switch>
      </Stack>
    </div>
  )
}
