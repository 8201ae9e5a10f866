import { Modal } from '@delebil/ui'
import * as css from './plan-keys.css.ts'
import { planTexts as texts } from './plan-texts.ts'

interface PlanKeysProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the keys do on the plan. */
export function PlanKeys({ isOpen, onClose }: PlanKeysProps) {
  return (
    <Modal isOpen={isOpen} isDismissable heading={texts.keysHeading} onClose={onClose}>
      <dl className={css.keys}>
        {texts.keys.map(([keys, what]) => (
          <div key={what} className={css.keyRow}>
            <dt className={css.keyNames}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={css.keyText}>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
