import { type Command, CommandPalette, KeySheet, mayAny, useAdminHost, useKeys } from '@delebil/admin-components'
import { Keyboard, Plus } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { addressOfHit } from './address-of-hit.ts'
import { adminTexts } from './admin-texts.ts'
import { otherPages } from './menu.ts'
import { carCommands } from './palette/car-commands.ts'
import { dayCommands } from './palette/day-commands.ts'
import { peopleCommands } from './palette/people-commands.ts'
import type { Shell } from './use-shell.ts'

interface AdminCommandsProps {
  readonly shell: Shell
  readonly opened: 'palette' | 'keys' | undefined
  readonly onOpen: (what: 'palette' | 'keys' | undefined) => void
}

/** What is opened by keys over any page: the palette and the sheet of keys. */
export function AdminCommands({ shell, opened, onOpen }: AdminCommandsProps) {
  const { permissions, navigate, now } = useAdminHost()
  const { items: places, made: makable, maySearch, setIsMaking } = shell
  const close = () => onOpen(undefined)
  const page = (label: string, href: string): Command => ({
    id: href,
    label,
    group: adminTexts.pages,
    run: () => navigate(href),
  })
  const made = makable.map(({ label, href }) => ({
    ...page(adminTexts.newThing(label), href),
    group: adminTexts.newThings,
    icon: Plus,
  }))
  const sheet: Command = {
    id: 'keys',
    label: adminTexts.keys,
    group: adminTexts.pages,
    icon: Keyboard,
    run: () => onOpen('keys'),
  }
  useKeys({
    onPalette: () => onOpen('palette'),
    onSheet: () => onOpen('keys'),
    onNew: () => setIsMaking(true),
    onGo: (letter) => {
      const place = places.find((item) => item.letter === letter)
      if (place) navigate(place.href)
      return place !== undefined
    },
  })
  return (
    <>
      <CommandPalette
        isOpen={opened === 'palette'}
        onClose={close}
        maySearch={maySearch}
        addressOf={addressOfHit}
        about={({ cars, people }) => {
          const options = {
            now: now(),
            mayBook: makable.some(({ href }) => href === adminPaths.reservations.newPath),
            navigate,
            call: (phone: string) => window.location.assign(`tel:${phone}`),
          }
          const [ofPeople, ofCars] = [peopleCommands(people, options), carCommands(cars, options)]
          return { said: [...ofPeople.said, ...ofCars.said], acts: [...ofPeople.acts, ...ofCars.acts] }
        }}
        readTyped={(typed) =>
          mayAny(permissions, ['RESERVATION_READ']) ? dayCommands(typed, new Date(), navigate) : []
        }
        pages={[
          ...made,
          ...[...places, ...otherPages.filter(({ anyOf }) => mayAny(permissions, anyOf))].map(({ label, href }) =>
            page(label, href),
          ),
          ...(maySearch ? [page(adminTexts.allHits, adminPaths.search)] : []),
          sheet,
        ]}
      />
      <KeySheet
        isOpen={opened === 'keys'}
        onClose={close}
        goes={places.flatMap(({ label, letter }) => (letter ? [{ letter, label }] : []))}
      />
    </>
  )
}
