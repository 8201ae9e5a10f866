import type { WhoDrove } from '@delebil/core-api/admin'
import { useEffect, useRef, useState } from 'react'
import * as css from './who-drove.css.ts'
import { WhoDroveAnswer } from './who-drove-answer.tsx'
import { WhoDroveForm } from './who-drove-form.tsx'
import { whoDroveTexts } from './who-drove-texts.ts'

/** Plate and time to who had the car: for fines, across changes of car and edits, with how it is known. */
export function WhoDrovePage() {
  const [found, setFound] = useState<WhoDrove>()
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (found) verdict.current?.focus()
  }, [found])
  return (
    <div className={css.page}>
      <p className={css.muted}>{whoDroveTexts.lead}</p>
      <WhoDroveForm onFound={setFound} />
      {found && <WhoDroveAnswer found={found} verdictRef={verdict} />}
    </div>
  )
}
