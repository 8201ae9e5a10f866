import { Modal, Stack, Switch } from '@delebil/ui'
import { texts } from '../texts.ts'
import * as css from './command.css.ts'

export interface KeySheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What G and a letter go to. */
  readonly goes: readonly { readonly letter: string; readonly label: string }[]
  readonly areOn: boolean
  readonly onSwitch: (areOn: boolean) => void
}

/** What can be done by key, and the switch that turns single keys off. */
export function KeySheet({ isOpen, onClose, goes, areOn, onSwitch }: KeySheetProps) {
  return (
    <Modal isOpen={isOpen} isDismissable heading={texts.keys} onClose={onClose}>
      <Stack gapPx={24}>
        <Switch isSelected={areOn} onChange={onSwitch} note={texts.singleKeysNote}>
          {texts.singleKeys}
        </Switch>
        <dl className={css.keys}>
          <Row keys={['Ctrl', 'K']} what={texts.palette} />
          <Row keys={['F6']} what={texts.keyToToasts} />
          {areOn && <Row keys={['?']} what={texts.keys} />}
          {areOn &&
            goes.map(({ letter, label }) => <Row key={letter} keys={['G', letter.toUpperCase()]} what={label} />)}
        </dl>
      </Stack>
    </Modal>
  )
}

function Row({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <>
      <dt className={css.keyName}>
        {keys.map((key) => (
          <kbd key={key} className={css.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd className={css.keyText}>{what}</dd>
    </>
  )
}
