import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { answered, refused, SampleAdmin, sampleApi } from '../sample/sample-admin.tsx'
import { CommandPalette } from './command-palette.tsx'
import { useOfferCommands } from './commands.ts'
import { KeySheet } from './key-sheet.tsx'
import { useOfferKeys } from './offered-keys.ts'
import { useKeys } from './use-keys.ts'

const navigate = fn()
const extend = fn()
const ask = fn()
const make = fn()
const finish = fn()
const next = fn()
const search = () =>
  Promise.resolve({
    ok: true,
    value: {
      data: [
        {
          resource: 'cars',
          noun: 'biler',
          hits: [{ id: 3, title: '103 EL12345', detail: 'Volvo EX30', isExact: true }],
        },
        {
          resource: 'persons',
          noun: 'personer',
          hits: [{ id: 8, title: 'Elin Bø', detail: 'el@delebil.test', isExact: false }],
        },
      ],
    },
  })

function Page() {
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  useOfferCommands([
    { id: 'extend', label: 'Forleng', group: 'Reservasjon 104501', run: extend },
    { id: 'cancel', label: 'Avbestill', group: 'Reservasjon 104501', reason: 'Turen har begynt.', run: fn() },
  ])
  useOfferKeys([
    { key: 'e', what: 'Ferdig', run: () => void finish() },
    { key: 'mod+enter', what: 'Gjør og neste', run: () => void next() },
    { key: 'h', what: 'Utsett', run: () => false },
  ])
  useKeys({
    onNew: make,
    onPalette: () => setOpen('palette'),
    onSheet: () => setOpen('keys'),
    onGo: (letter) => letter === 'o' && navigate('/admin') === undefined,
  })
  return (
    <>
      <h1>Reservasjon</h1>
      <label>
        Notat <input />
      </label>
      <CommandPalette
        isOpen={open === 'palette'}
        onClose={close}
        maySearch
        pages={[
          { id: '/admin', label: 'Oversikt', group: 'Sider', run: () => navigate('/admin') },
          { id: '/licences', label: 'Førerkort å sjekke', group: 'Sider', run: () => navigate('/licences') },
        ]}
        addressOf={(resource, id) => `/${resource}/${id}`}
      />
      <KeySheet isOpen={open === 'keys'} onClose={close} goes={[{ letter: 'o', label: 'Oversikt' }]} />
    </>
  )
}

const meta = {
  title: 'Admin/CommandPalette',
  component: CommandPalette,
  parameters: {
    guide: {
      do: ['Name a command as its button: the same verb.', 'Say why what cannot be done now cannot.'],
      dont: ['Do not put anything here that has no other way in.'],
    },
  },
  args: { isOpen: false, onClose: fn(), pages: [], addressOf: () => undefined, maySearch: true },
  render: () => (
    <SampleAdmin host={{ navigate, api: sampleApi({ call: search }) }}>
      <Page />
    </SampleAdmin>
  ),
  beforeEach: () => {
    navigate.mockClear()
    extend.mockClear()
    for (const one of [ask, make, finish, next]) one.mockClear()
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

/** Opened from a field; a plate goes straight to its car. */
export const Identifier: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notat' }), 'gok?')
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await body.findByRole('combobox', { name: 'Hva leter du etter?' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('el 12345')
    await expect(await body.findByRole('option', { name: /EL12345/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/cars/3']]))
    await expect(canvas.getByRole('textbox', { name: 'Notat' })).toHaveValue('gok?')

    // Enter does not wait for the answer: the answer goes there.
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await body.findByRole('combobox', { name: 'Hva leter du etter?' })).toHaveFocus())
    await userEvent.keyboard('el 12345{Enter}')
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/cars/3'], ['/cars/3']]))
  },
}

const palette = async (canvasElement: HTMLElement, typed: string) => {
  const body = within(canvasElement.ownerDocument.body)
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await body.findByRole('combobox', { name: 'Hva leter du etter?' })
  await waitFor(() => expect(box).toHaveFocus())
  await userEvent.keyboard(typed)
  return body
}

/** A page is found by its letters, also as some keyboards write them: a letter and its ring one by one. */
export const LetterAndRing: Story = {
  play: async ({ canvasElement }) => {
    const body = await palette(canvasElement, 'førerkort a\u030a')
    await expect(await body.findByRole('option', { name: /Førerkort å sjekke/ })).toBeVisible()
  },
}

function Scattered() {
  const offer = (label: string, group: string) => ({ id: `${group} ${label}`, label, group, run: () => undefined })
  useOfferCommands([offer('Rett navnet', 'Bil'), offer('Rett kilometer', 'Kilometer'), offer('Rett plassen', 'Bil')])
  return <Page />
}

/** What several parts of a page offer under one heading stands under it once. */
export const OneHeading: Story = {
  render: () => (
    <SampleAdmin host={{ navigate, api: sampleApi({ call: search }) }}>
      <Scattered />
    </SampleAdmin>
  ),
  play: async ({ canvasElement }) => {
    const body = await palette(canvasElement, 'rett')
    await expect(await body.findByRole('option', { name: /Rett plassen/ })).toBeVisible()
    const options = body.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(options.filter((text) => text?.startsWith('Rett'))).toEqual([
      expect.stringContaining('navnet'),
      expect.stringContaining('plassen'),
      expect.stringContaining('kilometer'),
    ])
  },
}

/** The search fails: it is said, and pages and actions are there all the same. */
export const Failure: Story = {
  render: () => (
    <SampleAdmin
      host={{ navigate, api: sampleApi({ call: () => refused(503, 'server.unavailable', 'Ute av drift') }) }}
    >
      <Page />
    </SampleAdmin>
  ),
  play: async ({ canvasElement }) => {
    const body = await palette(canvasElement, 'oversikt')
    await expect(await body.findByText(/^Søket i postene feilet/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/admin']]))
  },
}

/** Without network nothing is asked; what is on the page can still be done. */
export const Offline: Story = {
  render: () => (
    <SampleAdmin host={{ navigate, online: false, api: sampleApi({ call: ask }) }}>
      <Page />
    </SampleAdmin>
  ),
  play: async ({ canvasElement }) => {
    const body = await palette(canvasElement, 'forleng')
    await expect(await body.findByText(/^Du er offline/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(extend).toHaveBeenCalledOnce())
    await expect(ask).not.toHaveBeenCalled()
  },
}

/** What can be done with what is open; what can't says why. */
export const Actions: Story = {
  // No record comes before them while they are chosen.
  render: () => (
    <SampleAdmin host={{ navigate, api: sampleApi({ call: () => answered({ data: [], cars: [] }) }) }}>
      <Page />
    </SampleAdmin>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await body.findByRole('combobox', { name: 'Hva leter du etter?' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('reservasjon')
    await expect(await body.findByText('Turen har begynt.')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(extend).toHaveBeenCalledOnce())
  },
}

/** One press of Escape closes it, whatever its list shows. */
export const ClosedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const body = await palette(canvasElement, 'el 12345')
    await expect(await body.findByRole('option', { name: /EL12345/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
}

/** Single keys go places, and can be switched off. */
export const KeysOff: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('go')
    await expect(navigate.mock.calls).toEqual([['/admin']])
    await userEvent.keyboard('?')
    await userEvent.click(await body.findByRole('switch', { name: /Enkelttaster/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('go?')
    await expect(body.queryByRole('dialog')).toBeNull()
    await expect(navigate).toHaveBeenCalledOnce()
  },
}

/** Keys of the page that is open: silent while one types, and all but what is pressed with Ctrl while they are turned off. */
export const KeysOfThePage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('e')
    await expect(finish).toHaveBeenCalledOnce()
    await userEvent.keyboard('n')
    await expect(make).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notat' }), 'en{Control>}{Enter}{/Control}')
    await expect(finish).toHaveBeenCalledOnce()
    await expect(make).toHaveBeenCalledOnce()
    await expect(next).toHaveBeenCalledOnce()
    canvas.getByRole('textbox', { name: 'Notat' }).blur()

    await userEvent.keyboard('?')
    const sheet = within(await body.findByRole('dialog', { name: 'Hurtigtaster' }))
    await expect(sheet.getByText('Ferdig')).toBeVisible()
    await userEvent.click(sheet.getByRole('switch', { name: /Enkelttaster/ }))
    await expect(sheet.queryByText('Ferdig')).toBeNull()
    await expect(sheet.getByText('Gjør og neste')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('en')
    await expect(finish).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(next).toHaveBeenCalledTimes(2)
  },
}

/** The search opens by a stroke as well. */
export const Slash: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('/')
    await waitFor(async () => expect(await body.findByRole('combobox', { name: 'Hva leter du etter?' })).toHaveFocus())
    await expect(body.getByRole('combobox')).toHaveValue('')
  },
}
