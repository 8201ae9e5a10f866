import { Stack, Switch } from '@delebil/ui'
import { useSnapshot } from 'valtio/react'
import { narrowPage, paragraph } from '../account/account.css.ts'
import { debugMode, setDebugMode } from '../debug/debug-mode.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { texts } from '../texts.ts'

const { debug } = texts.account

/** Turns the local debug flag on and off. */
export function DebugModePage() {
  const { isOn } = useSnapshot(debugMode)
  return (
    <div className={narrowPage}>
      <PageHeading>{debug.heading}</PageHeading>
      <Stack gapPx={16}>
        <p className={paragraph}>{debug.text}</p>
        <Switch isSelected={isOn} onChange={setDebugMode}>
          {debug.toggle}
        </Switch>
      </Stack>
    </div>
  )
}
