import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { lazyPage } from './lazy-page.tsx'

const reload = fn()
const Lost = lazyPage(() => Promise.reject(new Error('no network')), reload)

const meta = {
  title: 'Site/LazyPage',
  component: Lost,
  render: () => (
    <SampleSite>
      <Suspense>
        <Lost />
      </Suspense>
    </SampleSite>
  ),
} satisfies Meta<typeof Lost>
export default meta
type Story = StoryObj<typeof meta>

/** A page that could not be fetched comes by itself once there is network again. */
export const NotFetched: Story = {
  beforeEach: () => {
    reload.mockClear()
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Denne siden ble ikke lastet' })).toBeVisible()
    await expect(reload).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  },
}
