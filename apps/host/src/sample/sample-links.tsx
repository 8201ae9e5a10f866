import { RouterProvider } from 'react-aria-components'
import { Outlet } from 'react-router'
import { useGo } from '../site/context/use-go.ts'

/** Links go where they lead within a story, as in the site: without it a press on one leaves the page. */
export function SampleLinks() {
  return (
    <RouterProvider navigate={useGo()}>
      <Outlet />
    </RouterProvider>
  )
}
