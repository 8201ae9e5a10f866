import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { password, people, type Who } from '../e2e/set-up/people.ts'
import type { Engine } from './engine.ts'
import { joinAsResident } from './join-as-resident.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const site = process.env['E2E_ADDRESS'] ?? ''

/** A car that is free for all of the search; of others the row tells when they are. */
const freeCar = /Ledig [\d ,]+kr/

/** A press sooner than this after the one before, at the same place, is the second click of it: such a click books nothing (ms). */
const NOT_SECOND_CLICK_MS = 1500

const fillLogin = async (visitor: Visitor, who: Who) => {
  await visitor.click('field', 'E-post')
  await visitor.type(people[who].email)
  await visitor.click('field', 'Passord')
  await visitor.type(password)
  await visitor.key('Enter')
}

/** What has a scroll bar beside it that is not drawn in our colours, and so stands as a strip of another. */
const strips = () =>
  [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.clientWidth > 100 && element.offsetWidth - element.clientWidth > 4)
    .filter((element) => getComputedStyle(element).scrollbarColor === 'auto')
    .map((element) => `${element.tagName} ${element.className}`)

/** What people do most, in one browser. */
export function declareJourneys(name: string, start: () => Promise<Engine>, who: Who, turn: number): void {
  let engine: Engine | undefined
  let visitor: Visitor
  // A browser of its own for each: nobody is logged in, and WebKit is at a loss when it has been at another site.
  beforeEach(async () => {
    engine = undefined
    engine = await start()
    visitor = createVisitor(engine)
  })
  afterEach(() => engine?.stop())

  describe(name, () => {
    test('a visitor finds a car, chooses times, books it with a log-in on the way, and sees the reservation', async () => {
      const { goto, click, see } = visitor
      await goto(`${site}/findcar`)
      await see(/\d+ ledige av \d+ biler/)
      expect(await visitor.ask(strips)).toEqual([])
      await click('button', /^Når/)
      await click('button', 'Nå')
      await click('button', /^Vis \d+ ledige biler$/)
      await click('button', freeCar, turn)
      await click('button', 'Reserver')
      await see('Bekreft reservasjonen')
      await wait(NOT_SECOND_CLICK_MS)
      await click('button', 'Bekreft reservasjon')
      await fillLogin(visitor, who)
      await see('Bilen er din!')
      await click('link', 'Se reservasjonen')
      await see(/Reservasjon \d+/)
    })
    test('staff see the reservations and the cars, and open a record of each', async () => {
      const { goto, click, see } = visitor
      await goto(`${site}/admin`)
      await fillLogin(visitor, 'admin')
      await see('Oversikt')
      await click('link', 'Reservasjoner')
      await see(/Reservasjoner[\s\S]*Viser \d+ av/)
      expect(await visitor.ask(strips)).toEqual([])
      await click('link', 'Biler')
      await see(/Peugeot e-208[\s\S]*Viser \d+ av/)
      expect(await visitor.ask(strips)).toEqual([])
      await click('row', /Peugeot e-208/)
      await see(/Nå og neste/)
      await click('link', 'Opplysninger')
      await see(/Om bilen/)
    })
    test('a resident logs in and books on the page of a partner', async () => {
      const { goto, click, see } = visitor
      const { partner, resident } = await joinAsResident(site, name)
      await goto(partner)
      await click('field', 'Navnet ditt')
      await visitor.type(resident)
      await visitor.key('Enter')
      await see(`Hei, ${resident}`)
      await click('button', 'Logg inn')
      await see(`Du er logget inn som ${resident}.`)
      await click('button', freeCar, turn + 4)
      await click('button', 'Reserver')
      await see('Førerkortet ditt er ikke sjekket')
      await wait(NOT_SECOND_CLICK_MS)
      await click('button', 'Bekreft reservasjon')
      await see('delebil:booked {"reservationId":')
      await click('link', 'Se reservasjonen')
      await see(/Reservasjon \d+/)
    })
  })
}
