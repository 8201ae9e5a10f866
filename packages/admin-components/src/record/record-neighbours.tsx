import { Icon } from '@delebil/ui'
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useAdminHost } from '../admin-host.ts'
import { useOfferKeys } from '../command/offered-keys.ts'
import { KeyHint } from '../part/key-hint.tsx'
import { InPageHead } from '../part/page-head.tsx'
import { useQueue } from '../screen/queue-context.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { followTrail, recordsAt, trailOf, wantTrail } from './list-trail.ts'
import * as css from './record.css.ts'

/** The list that a record was reached from, its place there, and the records beside it. */
export function RecordNeighbours({ screen, id }: { screen: Screen; id: number }) {
  const { organizationId, navigate } = useAdminHost()
  const queue = useQueue()
  const { recordPath, path, heading } = queue?.screen ?? screen
  const trail = queue ?? trailOf(organizationId, recordsAt(screen), id)
  const ids = trail?.ids ?? []
  const at = ids.indexOf(id)
  const [before, next] = [ids[at - 1], ids[at + 1]]
  const list = (trail && 'name' in trail && trail.name) || heading[0]
  const goTo = (other: number | undefined) => () => {
    if (other === undefined || recordPath === undefined) return false
    followTrail(other)
    navigate(recordPath({ id: other }))
    return undefined
  }
  useOfferKeys([
    { key: 'j', what: texts.next, run: goTo(next) },
    { key: 'k', what: texts.before, run: goTo(before) },
  ])
  if (!recordPath) return null
  // As the press begins: by key it ends when the key is let go, and the page may be another by then.
  const link = (other: number | undefined, label: string, icon: typeof ArrowUp, keys: string) =>
    other !== undefined && (
      <Link
        className={css.step}
        {...(!(queue && other === next) && { 'aria-label': label })}
        aria-keyshortcuts={keys}
        href={recordPath({ id: other })}
        onPressStart={() => followTrail(other)}
      >
        <Icon of={icon} sizePx={16} />
        {queue && other === next && (
          <span className={css.stepWord}>
            {label} <KeyHint keys={[keys]} />
          </span>
        )}
      </Link>
    )
  return (
    <>
      <InPageHead at="before">
        <Link
          className={css.crumb}
          aria-label={texts.toList(list)}
          href={trail?.address ?? path}
          onPressStart={wantTrail}
        >
          {list}
        </Link>
        <Icon of={ChevronRight} sizePx={16} />
      </InPageHead>
      {trail && at >= 0 && (
        <InPageHead at="actions">
          <nav aria-label={texts.neighbours} className={css.neighbours}>
            <span className={css.place}>{texts.place(at + 1, ids.length)}</span>
            {link(before, texts.before, ArrowUp, 'K')}
            {link(next, texts.next, ArrowDown, 'J')}
          </nav>
        </InPageHead>
      )}
    </>
  )
}
