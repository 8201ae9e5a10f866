import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingPage, LoadingScreen } from './loading-page.tsx'

const meta = { title: 'Site/LoadingPage', component: LoadingPage } satisfies Meta<typeof LoadingPage>
export default meta

export const Loading: StoryObj<typeof meta> = {}
export const AsAPage: StoryObj<typeof meta> = { render: () => <LoadingScreen /> }
