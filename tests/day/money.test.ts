import { expect, task } from './set-up/day-test.ts'

const where = (field: string, value: unknown) =>
  `filter=${encodeURIComponent(JSON.stringify([{ field, operator: 'is', value }]))}`

task('correct how far a trip went, and see the new price first', async ({ hands, calls }) => {
  const { data } = await calls.get(`admin/billing?size=60&${where('state', 'open')}`)
  const isDriven = ({ description }: { description: string }) => description.startsWith('Kilometer')
  const number = String(data.find(isDriven).reservationNumber)
  const { page } = hands
  await hands.open(number, new RegExp(number), number)
  await hands.sees(page.getByRole('button', { name: 'Rett kilometer' }))
  await hands.ask('rett', /^Rett kilometer/)

  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rett kilometer' })

  const field = dialog.getByRole('textbox', { name: 'Kilometer', exact: false }).nth(2)
  await hands.tabTo(field)
  await hands.press('Control+a')
  await hands.type('77')
  await hands.typeIn(dialog.getByRole('textbox', { name: /^Hvorfor/ }), 'Feil avlest')
  await hands.pressOn(dialog.getByRole('button', { name: 'Se ny pris' }))
  await hands.sees(dialog.getByText(/^Etter: 77 km/))
  await hands.pressOn(dialog.getByRole('button', { name: 'Rett', exact: true }))
  await hands.sees(page.getByText('Kilometerne er rettet'))
})

task('hold a line that is to be billed', async ({ hands, calls }) => {
  const { page } = hands
  await hands.press('g', 'q')
  await hands.openFirst()
  await hands.sees(page.getByRole('button', { name: /^Hold/ }))
  await hands.ask('hold', /^Hold/)
  await hands.press('Enter')
  await hands.pressOn(page.getByRole('dialog', { name: 'Hold' }).getByRole('button', { name: 'Hold', exact: true }))
  await hands.sees(page.getByText('Linjen er holdt'))
  expect((await calls.get(`admin/billing?${where('state', 'held')}`)).totalElements).toBeGreaterThan(0)
})

task('release a line that was held', async ({ hands, calls }) => {
  const { data } = await calls.get(`admin/billing?size=1&${where('state', 'open')}`)
  await calls.post(`admin/billing/${data[0].id}/hold`, { version: data[0].version })
  const { page } = hands
  await hands.press('g', 'q')
  await hands.sees(page.getByRole('rowheader').getByRole('link'))
  await hands.pressOn(page.getByRole('link', { name: /^Holdt/ }))
  await hands.sees(page.getByRole('cell', { name: 'Holdt' }))
  await hands.openFirst()
  await hands.sees(page.getByRole('button', { name: /^Slipp/ }))
  await hands.ask('slipp', /^Slipp/)
  await hands.press('Enter')
  await hands.pressOn(page.getByRole('dialog', { name: 'Slipp' }).getByRole('button', { name: 'Slipp', exact: true }))
  await hands.sees(page.getByText('Linjen er åpen igjen'))
})
