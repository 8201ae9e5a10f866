import { Fragment } from 'react'
import { KeyHint } from '../part/key-hint.tsx'
import { useKeysOn } from '../part/use-keys-on.ts'
import * as css from './queue.css.ts'

export interface QueueKey {
  readonly keys: readonly string[]
  readonly what: string
}

/** Which keys work with a case, under the cases: for the eye, as all of them stand in the sheet of keys. */
export function QueueKeys({ of }: { readonly of: readonly QueueKey[] }) {
  const [areOn] = useKeysOn()
  if (!areOn) return null
  return (
    <p className={css.keys} aria-hidden>
      {of.map(({ keys, what }) => (
        <Fragment key={what}>
          <span className={css.keyPart}>
            {keys.map((key) => (
              <KeyHint key={key} keys={[key]} />
            ))}{' '}
            {what}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
