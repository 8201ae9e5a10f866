import { type Command, CommandPalette, KeySheet, mayAny, useAdminHost, useKeys } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import { Keyboard, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '../shared/admin-paths.ts'
import { addressOfHit } from './address-of-hit.ts'
import { adminTexts } from './admin-texts.ts'
import { menuItems, newItems, otherPages, searchRights } from './menu.ts'
import { dayCommands } from './palette/day-commands.ts'
import { useKept } from './use-kept.ts'

/** 'SØK' and what is opened by keys: the palette and the sheet of keys. */
export function AdminCommands() {
  const { permissions, navigate } = useAdminHost()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const [keys, setKeys] = useKept('keys')
  const areOn = keys !== 'off'
  const mayGo = ({ anyOf }: (typeof menuItems)[number]) => mayAny(permissions, anyOf)
  const places = menuItems.filter(mayGo)
  const maySearch = mayAny(permissions, searchRights)
  const close = () => setOpen(undefined)
  const page = (label: string, href: string): Command => ({
    id: href,
    label,
    group: adminTexts.pages,
    run: () => navigate(href),
  })
  const made = newItems.filter(mayGo).map(({ label, href }) => ({
    ...page(adminTexts.newThing(label), href),
    group: adminTexts.newThings,
    icon: Plus,
  }))
  const sheet: Command = {
    id: 'keys',
    label: adminTexts.keys,
    group: adminTexts.pages,
    icon: Keyboard,
    run: () => setOpen('keys'),
  }
  useKeys({
    areOn,
    onPalette: () => setOpen('palette'),
    onSheet: () => setOpen('keys'),
    onGo: (letter) => {
      const place = places.find((item) => item.letter === letter)
      if (place) navigate(place.href)
      return place !== undefined
    },
  })
  return (
    <>
      {maySearch && (
        <Button icon={Search} aria-keyshortcuts="Control+K" onPress={() => setOpen('palette')}>
          {adminTexts.search}
        </Button>
      )}
      <CommandPalette
        isOpen={open === 'palette'}
        onClose={close}
        maySearch={maySearch}
        addressOf={addressOfHit}
        readTyped={(typed) =>
          mayAny(permissions, ['RESERVATION_READ']) ? dayCommands(typed, new Date(), navigate) : []
        }
        pages={[
          ...made,
          ...[...places, ...otherPages.filter(mayGo)].map(({ label, href }) => page(label, href)),
          ...(maySearch ? [page(adminTexts.allHits, adminPaths.search)] : []),
          sheet,
        ]}
      />
      <KeySheet
        isOpen={open === 'keys'}
        onClose={close}
        goes={places.flatMap(({ label, letter }) => (letter ? [{ letter, label }] : []))}
        areOn={areOn}
        onSwitch={(isOn) => setKeys(isOn ? 'on' : 'off')}
      />
    </>
  )
}
