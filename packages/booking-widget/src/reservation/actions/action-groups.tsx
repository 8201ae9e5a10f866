import { useBookingHost } from '../../booking-host.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import type { ActionControlProps } from './action-control-props.ts'
import { actionControls } from './action-controls.ts'
import type { ActionGroup, ShownAction } from './action-rules.ts'
import { group as groupClass, groupName, item, tiles, wide } from './actions.css.ts'

export interface ActionGroupsProps extends ActionControlProps {
  readonly groups: readonly ActionGroup[]
  /** Those that stand there now; the groups take theirs. */
  readonly actions: readonly ShownAction[]
  readonly hasNames: boolean
}

/** Actions under the names of their groups. Without network some are hidden, not gone: an open question outlives a tunnel. */
export function ActionGroups({ groups, actions, hasNames, ...controls }: ActionGroupsProps) {
  const { online } = useBookingHost()
  const isHidden = ({ isOffline }: ShownAction) => !(online || isOffline)
  return groups.map((name) => {
    const own = actions.filter(({ group }) => group === name)
    if (own.length === 0) return null
    return (
      <fieldset key={name} className={groupClass} hidden={own.every(isHidden)} aria-label={actionTexts.groups[name]}>
        {hasNames && <h3 className={groupName}>{actionTexts.groups[name]}</h3>}
        <div className={name === 'help' ? tiles : wide}>
          {own.map((action) => {
            const Control = actionControls[action.id]
            return (
              <div key={action.id} className={item} hidden={isHidden(action)}>
                <Control {...controls} />
              </div>
            )
          })}
        </div>
      </fieldset>
    )
  })
}
