import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as actionButton from '../../packages/admin-components/src/action/action-button.stories.tsx'
import * as booking from '../../packages/booking-widget/src/booking/booking-form.stories.tsx'
import * as results from '../../packages/booking-widget/src/search/result-list.stories.tsx'
import * as comboBox from '../../packages/ui/src/combo-box/combo-box.stories.tsx'
import * as datePicker from '../../packages/ui/src/date-picker/date-picker.stories.tsx'
import * as menuButton from '../../packages/ui/src/menu/menu-button.stories.tsx'
import * as modal from '../../packages/ui/src/modal/modal.stories.tsx'
import { listenTo, stopListening } from './listen.ts'

// The words for roles and states are the virtual reader's own English; names and messages are ours.
afterEach(stopListening)

test('a date picker speaks its date, its button and the days as they are chosen', async () => {
  const { press, hears } = await listenTo(datePicker, 'Filled')
  await press('{Tab}')
  await hears('textbox, Fra dato, 17.12.2026')
  await press('{Tab}')
  await hears('button, Velg dato, Fra dato, not expanded')
  await press('{Enter}')
  await hears('dialog, Velg dato', 'button, torsdag 17. desember 2026 valgt')
  await press('{ArrowRight}')
  await hears('button, fredag 18. desember 2026')
  await press('{ArrowDown}')
  await hears('button, fredag 25. desember 2026')
  await press('{Enter}')
  await hears('button, Velg dato, Fra dato, not expanded')
})

test('a combobox speaks its list and the place that is chosen', async () => {
  const { press, hears } = await listenTo(comboBox, 'Closed')
  await press('{Tab}')
  await hears('combobox, Sted, has popup listbox, expanded, autocomplete in list, 1 control')
  await press('sand{ArrowDown}{Enter}')
  await hears('combobox, Sted, Sandviken, has popup listbox, not expanded, autocomplete in list')
})

test('a menu speaks when it is opened and left', async () => {
  const { press, hears } = await listenTo(menuButton, 'Closed')
  await press('{Tab}')
  await hears('button, Mer, not expanded, has popup menu')
  await press('{Enter}')
  await hears('menu, Mer, orientated vertically')
  await hears('menuitem, Bytt bil Samme tid, en annen bil, position 1, set size 3')
  await press('{ArrowDown}')
  await hears('menuitem, Legg til fører, position 2, set size 3')
  await press('{Escape}')
  await hears('button, Mer, not expanded, has popup menu')
})

test('a modal speaks its name and gives the focus back', async () => {
  const { press, hears } = await listenTo(modal, 'EscapeGivesFocusBack')
  await press('{Tab}')
  await hears('button, Åpne')
  await press('{Enter}')
  await hears('dialog, Endring feilet')
  await press('{Tab}')
  await hears('button, Lukk')
  await press('{Escape}')
  await hears('button, Åpne')
})

test('a search speaks how many cars it found, and each car with all that its row shows', async () => {
  const { press, hears } = await listenTo(results, 'Filled')
  await hears('polite: 5 ledige av 8 biler')
  // What is said of a row is what it shows when one comes to it: prices come after the cars.
  await expect.element(page.getByRole('button', { name: /Toyota Yaris.*549\skr/ })).toBeVisible()
  await press('{Tab}')
  await hears('button, Sorter etter: Nærmest, not expanded, has popup menu')
  await press('{Tab}')
  await hears(/^button, Toyota Yaris Nygårdsgaten · .+ 5 seter · Hybrid Ledig 549 kr \+ 3,90 kr\/km$/)
})

test('a booking speaks its confirmation', async () => {
  const { press, readOn, hears } = await listenTo(booking, 'Ready')
  await press('{Tab}')
  await hears('button, Endre tiden, not expanded')
  await press('{Tab}')
  await hears('button, Legg til sjåfør, not expanded')
  await press('{Tab}')
  await hears(/Omtrent hvor langt skal du kjøre\?/)
  await press('{Tab}')
  await hears(/^switch, Redusert egenandel/)
  await press('{Tab}')
  await hears('button, Bekreft reservasjon')
  await press('{Enter}')
  await hears('status')
  await readOn()
  await hears(/^heading, /)
  await readOn()
  await hears('paragraph')
  await readOn()
  await hears('Reservasjon 104501 er bekreftet.')
})

test('an action speaks that it is done, and F6 leads to its undo', async () => {
  const { press, hears } = await listenTo(actionButton, 'Undo')
  await press('{Tab}')
  await hears('button, Avbestill')
  await press('{Enter}')
  await hears(/^polite: .*Reservasjonen er avbestilt/)
  await press('{F6}')
  await hears('button, Angre')
  await press('{Enter}')
  await hears(/^polite: .*Angret: avbestill/)
})

test('an action that is forbidden speaks why', async () => {
  const { press, hears } = await listenTo(actionButton, 'Forbidden')
  await press('{Tab}')
  await hears(/^button, Avbestill, Turen har begynt\..*disabled/)
  await press('{Enter}')
  await hears(/^polite: .*Turen har begynt\./)
})
