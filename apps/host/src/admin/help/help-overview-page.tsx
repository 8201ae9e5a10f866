import { Failed, mayAny, useAdminHost } from '@delebil/admin-components'
import { Badge, LinkButton, SearchField, Skeleton } from '@delebil/ui'
import { situationTagText } from '@delebil/validation/text'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from './help.css.ts'
import { Words } from './help-preview.tsx'
import { helpTexts } from './help-texts.ts'

const nameOf = (tag: string) => situationTagText[tag as keyof typeof situationTagText] ?? tag

/** All help pages of the club, as members read them. */
export function HelpOverviewPage() {
  const { permissions } = useAdminHost()
  const mayWrite = mayAny(permissions, ['HELP_WRITE'])
  const { data, error, again } = usePanelAnswer('situations', [0, 'all'], ({ api, organizationId: orgId }) =>
    api.list('situations', { orgId, size: 200 }),
  )
  const [typed, setTyped] = useState('')
  if (error !== undefined) {
    return (
      <Failed as="page" heading={helpTexts.failed} onAgain={again}>
        {error}
      </Failed>
    )
  }
  if (!data) return <Skeleton heightPx={240} />
  const wanted = typed.trim().toLowerCase()
  const found = data.data.filter(({ title, text, tags }) =>
    [title, text, ...tags.map(nameOf)].some((part) => part.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <div className={css.search}>
        <SearchField label={helpTexts.search} value={typed} onChange={setTyped} />
      </div>
      <p role="status" className={css.muted}>
        {data.data.length === 0
          ? helpTexts.none
          : found.length === 0
            ? helpTexts.nothing
            : helpTexts.shown(found.length)}
      </p>
      <ul className={css.entries}>
        {found.map(({ id, title, text, phone, tags, active }) => (
          <li key={id} className={css.entry}>
            <h2 className={css.title}>{title}</h2>
            {(!active || tags.length > 0) && (
              <div className={css.row}>
                {!active && <Badge tone="yellow">{helpTexts.hidden}</Badge>}
                {tags.map((tag) => (
                  <Badge key={tag}>{nameOf(tag)}</Badge>
                ))}
              </div>
            )}
            <Words text={text} phone={phone ?? ''} />
            {mayWrite && (
              <div className={css.act}>
                <LinkButton
                  isSmall
                  variant="quiet"
                  icon={Pencil}
                  href={adminPaths.situations.recordPath({ id })}
                  aria-label={helpTexts.editOf(title)}
                >
                  {helpTexts.edit}
                </LinkButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
