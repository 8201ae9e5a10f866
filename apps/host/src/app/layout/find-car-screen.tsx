import { FindCarPage } from '../../features/find-car/find-car-page.tsx'
import { MenuButton } from './menu-button.tsx'
import { SiteSign } from './site-sign.tsx'

/** Find-car, with what stands in the header on every other page of a phone. */
export function FindCarScreen() {
  return <FindCarPage logo={<SiteSign />} menu={<MenuButton look="round" />} />
}
