import { KeyHint, useKeysOn } from '@delebil/admin-components'
import * as css from './import.css.ts'
import { importTexts as texts } from './import-texts.ts'

/** The keys of the rows, for whoever has them, and until when all of it can be undone. */
export function ImportKeys({ undoable }: { readonly undoable: string | undefined }) {
  const [areOn] = useKeysOn()
  return (
    <div className={css.foot}>
      {areOn && (
        <div className={css.keys} aria-hidden>
          {texts.keys.map(({ keys, what }) => (
            <span key={what} className={css.keyOf}>
              {keys.map((key) => (
                <KeyHint key={key} keys={[key]} />
              ))}
              <span>{what}</span>
            </span>
          ))}
        </div>
      )}
      {undoable && <span className={css.quiet}>{undoable}</span>}
    </div>
  )
}
