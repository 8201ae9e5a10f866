import { PanelTable, refusedToast, useAdminHost, useForget, usePanel, useToast } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { useSend } from '@delebil/core-api/react'
import { Switch } from '@delebil/ui'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { card } from '../shared/shared.css.ts'
import { toggleKey } from './feature-toggles.css.ts'
import { toggleTexts as texts } from './toggle-texts.ts'

type Toggle = Read<'feature-toggles'>

/** What the club has switched on, turned where it stands, and who turned it when. */
export function FeatureTogglesPage() {
  const { api, organizationId: orgId } = useAdminHost()
  const answer = usePanel('feature-toggles', 0, 'all', () => api.list('feature-toggles', { orgId, size: 200 }))
  return (
    <div className={card}>
      <PanelTable<Toggle>
        label={texts.heading}
        answer={answer}
        empty={texts.none}
        rowKey={({ id }) => id}
        columns={[
          { label: texts.name, value: (toggle) => <Turn toggle={toggle} /> },
          { label: texts.changed, value: ({ changed }) => momentOrDash(changed) },
          { label: texts.changedBy, value: ({ changedBy }) => changedBy ?? '–' },
          {
            label: texts.history,
            value: ({ id, title }) => (
              <RecordLink of="feature-toggles" id={id}>
                {texts.historyOf(title)}
              </RecordLink>
            ),
          },
        ]}
      />
    </div>
  )
}

function Turn({ toggle: { id, version, name, title, description, enabled } }: { toggle: Toggle }) {
  const { api, organizationId: orgId, permissions } = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const { send } = useSend((values: { enabled: boolean; version: number }, idempotencyKey) =>
    api.change('feature-toggles', id, values, { orgId }, { idempotencyKey }),
  )
  const turn = async (to: boolean, from: number, isUndo = false) => {
    const result = await send({ enabled: to, version: from })
    await forget('feature-toggles')
    if (!result.ok) return say(refusedToast(result.refusal))
    const { version: left } = result.value.entity
    const undo = () => turn(!to, left, true)
    say({ tone: 'info', text: texts.turned(title, to), ...(!isUndo && { undo }) })
  }
  return (
    <Switch
      isSelected={enabled}
      isDisabled={!permissions.includes('FEATURE_TOGGLE_WRITE')}
      note={description || undefined}
      onChange={(to) => void turn(to, version)}
    >
      <span>
        {title}
        {title !== name && <code className={toggleKey}>{name}</code>}
      </span>
    </Switch>
  )
}
