import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleAdmin } from '../sample/sample-admin.tsx'
import { cameraPicture, drawnPicture } from '../sample/sample-pictures.ts'
import type { QueuedFile, SendResult } from './create-file-queue.ts'
import { FileQueue } from './file-queue.tsx'
import { ImageEditor } from './image-editor.tsx'
import { StoredPicture } from './stored-picture.tsx'
import { useFileQueue } from './use-file-queue.ts'

const lost: SendResult = {
  ok: false,
  refusal: { code: 'network.unreachable', message: 'Får ikke kontakt. Prøv igjen.', status: 0 },
}
const refused: SendResult = {
  ok: false,
  refusal: {
    code: 'picture.unreadable',
    message: 'Ikke et bilde vi kan lese.',
    status: 400,
    statusText: 'Bad Request',
  },
}

function SampleQueue() {
  const [tries, setTries] = useState<readonly string[]>([])
  const queue = useFileQueue(async ({ name }: QueuedFile) => {
    setTries([...tries, name])
    if (name === 'brev.png') return refused
    return name === 'bak.png' && !tries.includes('bak.png') ? lost : { ok: true }
  })
  return (
    <FileQueue
      queue={queue}
      edit={({ key, name, file, alt }) => (
        <ImageEditor
          name={name}
          file={file}
          alt={alt}
          onAlt={(next) => queue.change(key, { alt: next })}
          onTurned={(next) => queue.change(key, { file: next })}
        />
      )}
    />
  )
}

const meta = {
  title: 'Admin/Files',
  parameters: {
    guide: {
      do: [
        'Say of each file how far it is, and keep what failed with why.',
        'Take pictures that are dropped, pasted or chosen alike.',
      ],
      dont: ["Don't send before somebody has said what a picture shows.", "Don't let one that fails stop the others."],
    },
  },
  render: () => (
    <SampleAdmin>
      <SampleQueue />
    </SampleAdmin>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const field = (element: HTMLElement): HTMLInputElement => {
  const found = element.querySelector<HTMLInputElement>('input[type=file]')
  if (!found) throw new Error('There is no field for files.')
  return found
}
const sizeOf = (image: HTMLElement) => {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement
  return [naturalWidth, naturalHeight]
}

export const TwoOfFourFail: Story = {
  play: async ({ canvas, canvasElement }) => {
    const names = ['foran.png', 'bak.png', 'brev.png', 'side.png']
    await userEvent.upload(
      field(canvasElement),
      await Promise.all(names.map((name) => drawnPicture(name, 'image/png'))),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Last opp 4 bilder' }))
    await expect(await canvas.findByText('2 av 4 er lastet opp, 2 feilet')).toBeVisible()
    await expect(canvas.getByText('400 Bad Request: Ikke et bilde vi kan lese.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Last opp brev.png på nytt' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Last opp bak.png på nytt' }))
    await expect(await canvas.findByText('3 av 4 er lastet opp, 1 feilet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort brev.png' }))
    await expect(await canvas.findByText('3 av 3 er lastet opp')).toBeVisible()
  },
}

export const TurnedAndPasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(field(canvasElement), await cameraPicture('bulk.jpg', 6))
    const preview = await canvas.findByRole('img', { name: 'Valgt bilde: bulk.jpg' })
    // As the camera was held.
    await waitFor(() => expect(sizeOf(preview)).toEqual([40, 80]))
    await userEvent.click(canvas.getByRole('button', { name: 'Roter mot høyre' }))
    await waitFor(() => expect(sizeOf(canvas.getByRole('img', { name: 'Valgt bilde: bulk.jpg' }))).toEqual([80, 40]))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hva viser bildet?' }), 'Bulk i døra')
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await drawnPicture('skjerm.png', 'image/png'))
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    const queue = within(await canvas.findByRole('list', { name: 'Filer' }))
    await expect(await queue.findByText('skjerm.png')).toBeVisible()
    await expect(canvas.getAllByRole('textbox', { name: 'Hva viser bildet?' })[0]).toHaveValue('Bulk i døra')
  },
}

export const Stored: Story = {
  render: () => (
    <SampleAdmin>
      <div style={{ width: 160 }}>
        <StoredPicture
          of={['damages', 1, 2]}
          alt="Bulk i døra"
          canEnlarge
          load={async () => ({ ok: true, value: await drawnPicture('bulk.jpg'), headers: new Headers() })}
        />
      </div>
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Bulk i døra. Vis stort' })
    await waitFor(() => expect(button.querySelector('img')).toBeVisible())
  },
}
