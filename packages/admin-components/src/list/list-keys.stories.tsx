import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useKeys } from '../command/use-keys.ts'
import { PageHead } from '../part/page-head.tsx'
import { SampleAdmin, sampleScreen } from '../sample/sample-admin.tsx'
import { ResourceList } from './resource-list.tsx'

const nothing = () => undefined
/** The area hears the keys. */
function Keys() {
  useKeys({ onPalette: nothing, onSheet: nothing, onNew: nothing, onGo: () => false })
  return null
}

const meta = {
  title: 'Admin/ResourceList by keys',
  component: ResourceList,
  args: { screen: sampleScreen },
  globals: { viewport: { value: 'desk' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Let J and K go to the rows, X choose the one that has the focus, F search.'],
      dont: ["Don't hear a letter while somebody types."],
    },
  },
  render: (args) => (
    <SampleAdmin>
      <Keys />
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
} satisfies Meta<typeof ResourceList>
export default meta
type Story = StoryObj<typeof meta>

/** Down and up among the rows, one is chosen, and then the list is searched: what is typed there is no key. */
export const RowByRow: Story = {
  play: async ({ canvas }) => {
    const link = (name: string | RegExp) => canvas.findByRole('link', { name })
    await link('Toyota Yaris')
    await userEvent.keyboard('j')
    await expect(await link('Toyota Yaris')).toHaveFocus()
    await userEvent.keyboard('jj')
    await expect(await link(/^Opel/)).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(await link('Volkswagen ID.3')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('checkbox', { name: /Volkswagen ID\.3/ })).toBeChecked()
    await userEvent.keyboard('f')
    const field = canvas.getByRole('searchbox', { name: 'Søk i listen' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('xjk')
    await expect(field).toHaveValue('xjk')
  },
}
