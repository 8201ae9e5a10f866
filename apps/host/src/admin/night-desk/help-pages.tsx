import { useSingleKeys } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { ActionKey } from './action-key.tsx'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { useHelp } from './use-night.ts'

/** What to say to the caller: the help pages for just this car. */
export function HelpPages({ id, hasKeys }: { id: number; hasKeys: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isLoading } = useHelp(id, isOpen)
  const turn = () => setIsOpen((now) => !now)
  useSingleKeys(hasKeys, { h: turn })
  return (
    <section className={css.list} aria-label={nightTexts.help}>
      <ActionKey
        label={nightTexts.help}
        icon={CircleQuestionMark}
        letter="h"
        hasKey={hasKeys}
        why={undefined}
        run={turn}
      />
      {isOpen && isLoading && <Skeleton heightPx={80} />}
      {isOpen && data?.data.length === 0 && <p className={css.muted}>{nightTexts.noHelp}</p>}
      {isOpen && (
        <div>
          {data?.data.map(({ id: key, title, text, specific }) => (
            <details key={key} className={css.help}>
              <summary className={css.summary}>{title}</summary>
              {specific && (
                <p className={css.prose}>
                  <strong>{specific.name}: </strong>
                  {specific.text}
                </p>
              )}
              <p className={css.prose}>{text}</p>
            </details>
          ))}
        </div>
      )}
    </section>
  )
}
