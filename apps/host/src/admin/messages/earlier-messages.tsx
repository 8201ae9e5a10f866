import type { Read } from '@delebil/core-api/admin'
import { Link } from 'react-aria-components'
import { filtered } from '../panel/filtered.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from '../shared/shared.css.ts'
import { earlierOf } from './earlier-of.ts'
import { messageTexts as texts } from './message-texts.ts'

type Message = Read<'messages'>

/** Some of them are about the same reservation, of which one line is enough. */
const ASKED = 20
const SHOWN = 5

/** What the same person wrote about other reservations, the latest first. */
export function EarlierMessages({ record }: { readonly record: Message }) {
  const { authorId } = record
  const { path, recordPath } = adminPaths.messages
  const answer = usePanelAnswer(
    'messages',
    [record.id, 'earlier', String(authorId)],
    ({ api, organizationId: orgId }) =>
      api.list('messages', {
        orgId,
        filter: [{ field: 'authorId', operator: 'is', value: authorId }],
        sort: '-created',
        size: ASKED,
      }),
  )
  return (
    <>
      <PanelRows
        answer={answer}
        empty={texts.noEarlier}
        rows={({ data }) =>
          earlierOf(data, record)
            .slice(0, SHOWN)
            .map((message) => ({
              key: message.id,
              title: message.text || texts.onlyPictures,
              href: recordPath(message),
              detail: texts.earlier(momentOrDash(message.created), message.reservationNumber, message.caseState),
            }))
        }
      />
      <Link className={css.quietLink} href={filtered(path, 'authorId', authorId)}>
        {texts.allOfPerson}
      </Link>
    </>
  )
}
