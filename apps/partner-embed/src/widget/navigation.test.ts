import { expect, it, vi } from 'vitest'
import { createNavigation, viewOf } from './navigation.ts'

it.each([
  ['/findcar', { name: 'find-car' }],
  ['/findcar?location=3', { name: 'find-car' }],
  ['/reservations', { name: 'reservations' }],
  ['/reservations/17', { name: 'reservation', id: 17 }],
  ['/invoices', undefined],
  ['/reservations/17/x', undefined],
])('the address %s leads to the view %o', (path, view) => {
  expect(viewOf(path)).toEqual(view)
})

const start = () => {
  const tell = vi.fn(() => true)
  return { tell, navigation: createNavigation({ name: 'reservations' }, tell) }
}

it('an address with a car shows it above the list, and tells the page', () => {
  const { navigation, tell } = start()
  navigation.navigate('/findcar?car=5', expect.unreachable)
  expect(navigation.state.view).toEqual({ name: 'find-car' })
  expect(navigation.routeOf(navigation.state.steps).current).toMatchObject({ carId: 5, isBooking: false, depth: 1 })
  expect(tell).toHaveBeenCalledExactlyOnceWith('select', { carId: 5 })
})

it('steps go forward, sideways and back, and never past the list', () => {
  const { navigation } = start()
  const route = () => navigation.routeOf(navigation.state.steps)
  route().push({ carId: 1, isBooking: false })
  route().push({ carId: 1, isBooking: true })
  expect(route().current).toMatchObject({ carId: 1, isBooking: true, depth: 2 })
  route().replace({ carId: 2, isBooking: false })
  expect(route().current).toMatchObject({ carId: 2, depth: 2 })
  route().back(9)
  expect(route().current).toMatchObject({ carId: undefined, depth: 0 })
})

it('an address the widget does not have is left to the site', () => {
  const { navigation } = start()
  const elsewhere = vi.fn()
  navigation.navigate('/join', elsewhere)
  expect(elsewhere).toHaveBeenCalledTimes(1)
  expect(navigation.state.view).toEqual({ name: 'reservations' })
})
