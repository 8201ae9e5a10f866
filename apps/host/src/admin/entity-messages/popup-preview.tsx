import type { DraftOf } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import * as css from './popup-preview.css.ts'

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise

/** A popup message as it stands over the member's page. */
export function PopupPreview({ draft }: { readonly draft: DraftOf<'entity-messages'> }) {
  return (
    <div className={css.backdrop}>
      <div className={css.dialog}>
        <p className={css.title}>{textOf(draft.title, 'Tittel')}</p>
        <p className={css.body}>{textOf(draft.body, 'Tekst')}</p>
        <div className={css.foot}>
          <Button variant="primary" isDisabled>
            Ok
          </Button>
        </div>
      </div>
    </div>
  )
}
