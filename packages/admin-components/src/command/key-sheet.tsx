import { Modal, Stack, Switch } from '@delebil/ui'
import { KeyHint } from '../part/key-hint.tsx'
import { useKeysOn } from '../part/use-keys-on.ts'
import { texts } from '../texts.ts'
import * as css from './command.css.ts'
import { useAllKeys } from './offered-keys.ts'

export interface KeySheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What G and a letter go to. */
  readonly goes: readonly { readonly letter: string; readonly label: string }[]
}

/** What can be done by key, and the switch that turns single keys off. */
export function KeySheet({ isOpen, onClose, goes }: KeySheetProps) {
  return (
    <Modal isOpen={isOpen} isDismissable heading={texts.keys} onClose={onClose}>
      <Sheet goes={goes} />
    </Modal>
  )
}

const named: Readonly<Record<string, string>> = { enter: 'Enter', escape: 'Esc', mod: 'Mod' }
const partsOf = (key: string) => key.split('+').map((part) => named[part] ?? part.toUpperCase())

function Sheet({ goes }: Pick<KeySheetProps, 'goes'>) {
  const [areOn, setAreOn] = useKeysOn()
  const offered = useAllKeys()()
  const own = offered.filter(({ key }) => areOn || key.length > 1)
  return (
    <Stack gapPx={24}>
      <Switch isSelected={areOn} onChange={setAreOn} note={texts.singleKeysNote}>
        {texts.singleKeys}
      </Switch>
      <dl className={css.keys}>
        <Row keys={['Mod', 'K']} what={texts.palette} />
        {areOn && <Row keys={['/']} what={texts.palette} />}
        {areOn && <Row keys={['N']} what={texts.keyToNew} />}
        <Row keys={['F6']} what={texts.keyToToasts} />
        {areOn && <Row keys={['?']} what={texts.keys} />}
        {own.map(({ key, what }) => (
          <Row key={key} keys={partsOf(key)} what={what} />
        ))}
        {areOn && goes.map(({ letter, label }) => <Row key={letter} keys={['G', letter.toUpperCase()]} what={label} />)}
      </dl>
      <p className={css.keyText}>{texts.shortMoments}</p>
    </Stack>
  )
}

function Row({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <>
      <dt className={css.keyName}>
        <KeyHint keys={keys} isSpoken />
      </dt>
      <dd className={css.keyText}>{what}</dd>
    </>
  )
}
