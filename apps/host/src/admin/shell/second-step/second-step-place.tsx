import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import type { SecondStepDoor } from './create-second-step-door.ts'

const SecondStepDialog = lazy(async () => ({ default: (await import('./second-step-dialog.tsx')).SecondStepDialog }))

/** Where the second step is asked for; what asks is fetched then. */
export function SecondStepPlace({ door }: { readonly door: SecondStepDoor }) {
  const { asks } = useSnapshot(door.state)
  return (
    asks && (
      <Suspense fallback={null}>
        <SecondStepDialog door={door} />
      </Suspense>
    )
  )
}
