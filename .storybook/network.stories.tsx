import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'

function Asks({ path }: { path: string }) {
  const [answer, setAnswer] = useState('…')
  useEffect(() => {
    fetch(path).then(
      async (response) =>
        setAnswer(response.ok ? await response.text() : `${response.status} ${await response.text()}`),
      () => setAnswer('no answer'),
    )
  }, [path])
  return <p>{answer}</p>
}

/** Proves the workbench's network: stories stand on it. */
const meta = {
  title: 'Workbench/Network',
  component: Asks,
  args: { path: '/api/feature-toggles/partner-landing' },
} satisfies Meta<typeof Asks>
export default meta
type Story = StoryObj<typeof meta>

export const AHandlerAnswers: Story = {
  parameters: {
    msw: [http.get('/api/feature-toggles/:name', ({ params }) => HttpResponse.text(`mocked ${params.name}`))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('mocked partner-landing')).toBeVisible(),
}

export const ACallWithoutHandlerFails: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(/^(no answer|500 .*No handler for GET)/)).toBeVisible(),
}
