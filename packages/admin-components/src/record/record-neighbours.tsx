import { Inline, LinkButton } from '@delebil/ui'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { followTrail, recordsAt, trailOf, wantTrail } from './list-trail.ts'
import * as css from './record.css.ts'

/** The way back to the list that a record was reached from, and to the records beside it there. */
export function RecordNeighbours({ screen, id }: { screen: Screen; id: number }) {
  const { organizationId } = useAdminHost()
  if (!screen.recordPath) return null
  const trail = trailOf(organizationId, recordsAt(screen), id)
  const ids = trail?.ids ?? []
  const at = ids.indexOf(id)
  const [before, next] = [ids[at - 1], ids[at + 1]]
  // As the press begins: by key it ends when the key is let go, and the page may be another by then.
  return (
    <nav aria-label={texts.neighbours} className={css.neighbours}>
      <Inline gapPx={8}>
        <LinkButton
          variant="quiet"
          isSmall
          icon={ArrowLeft}
          href={trail?.address ?? screen.path}
          onPressStart={wantTrail}
        >
          {texts.toList}
        </LinkButton>
        {before !== undefined && (
          <LinkButton
            isSmall
            icon={ChevronLeft}
            href={screen.recordPath({ id: before })}
            onPressStart={() => followTrail(before)}
          >
            {texts.before}
          </LinkButton>
        )}
        {next !== undefined && (
          <LinkButton
            isSmall
            icon={ChevronRight}
            href={screen.recordPath({ id: next })}
            onPressStart={() => followTrail(next)}
          >
            {texts.next}
          </LinkButton>
        )}
        {trail && <span className={css.muted}>{texts.place(at + 1, ids.length)}</span>}
      </Inline>
    </nav>
  )
}
