import type { PermissionArea } from '@delebil/core-api'
import type { StaffRight } from '@delebil/core-api/admin'
import { choiceIn } from './rights.ts'
import * as css from './staff.css.ts'
import { staffTexts as own } from './staff-texts.ts'

interface LevelTextProps {
  readonly rights: readonly StaffRight[]
  readonly area: PermissionArea
}

/** What somebody may do in an area, from when and until when. */
export function LevelText({ rights, area }: LevelTextProps) {
  const { level, from, until } = choiceIn(rights, area)
  if (level === 'NONE') return <span className={css.none}>{own.none}</span>
  return (
    <span className={css.level}>
      <span className={level === 'WRITE' ? css.write : undefined}>{own.levels[level]}</span>
      {from !== '' && <span className={css.muted}>{own.from(from)}</span>}
      {until !== '' && <span className={css.muted}>{own.until(until)}</span>}
    </span>
  )
}
