import { screen, type userEvent as User, within } from 'storybook/test'

type UserEvent = Pick<typeof User, 'click'>
type Canvas = ReturnType<typeof within>

const patience = { timeout: 10_000 }

/** Two presses: the menu of a reservation, and what stands in it. */
export async function choose(userEvent: UserEvent, canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Flere valg' }, patience))
  await userEvent.click(await screen.findByRole('menuitem', { name }, patience))
}

/** On the page where there is room for it, else in the menu. */
export async function pressOrChoose(userEvent: UserEvent, canvas: Canvas, name: string): Promise<void> {
  await canvas.findByRole('button', { name: 'Flere valg' }, patience)
  const here = canvas.queryByRole('button', { name })
  if (here) await userEvent.click(here)
  else await choose(userEvent, canvas, name)
}

/** Presses an action, and agrees to what it costs once that is shown. */
export async function agreeTo(userEvent: UserEvent, canvas: Canvas, action: string, question: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: action }, patience))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await dialog.findByRole('heading', { name: question }, patience)
  await dialog.findByRole('table', { name: 'Pris' }, patience)
  await userEvent.click(dialog.getByRole('button', { name: action }))
}
