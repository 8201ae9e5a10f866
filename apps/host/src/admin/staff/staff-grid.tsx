import { PanelTable } from '@delebil/admin-components'
import type { Staff, StaffMember } from '@delebil/core-api/admin'
import { Button } from 'react-aria-components'
import { LevelText } from './level-text.tsx'
import { areaOrder, choiceIn } from './rights.ts'
import * as css from './staff.css.ts'
import { staffTexts as own } from './staff-texts.ts'

interface StaffGridProps {
  readonly answer: { readonly data: Staff }
  readonly onChange: ((member: StaffMember) => void) | undefined
}

/** Who may do what: a row a person, a column an area. */
export function StaffGrid({ answer: { data }, onChange }: StaffGridProps) {
  return (
    <PanelTable<StaffMember>
      label={own.staff}
      answer={{ data, error: undefined, again: () => undefined }}
      empty={own.noStaff}
      isTight
      rowKey={({ id }) => id}
      columns={[
        {
          label: own.person,
          value: (member) => (
            <span className={css.who}>
              {onChange ? (
                <Button className={css.open} aria-label={own.changeOf(member.name)} onPress={() => onChange(member)}>
                  {member.name}
                </Button>
              ) : (
                <span className={css.name}>{member.name}</span>
              )}
              <span className={css.muted}>{member.email}</span>
            </span>
          ),
        },
        ...areaOrder.map((area) => ({
          label: own.areas[area].short ?? own.areas[area].name,
          value: ({ rights }: StaffMember) => <LevelText rights={rights} area={area} />,
          isNothing: ({ rights }: StaffMember) => choiceIn(rights, area).level === 'NONE',
        })),
      ]}
    />
  )
}
