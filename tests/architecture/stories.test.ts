import { expect, test } from 'vitest'
import { checkStates } from './check-states.ts'
import { checkGuides, checkStories } from './check-stories.ts'
import { readRepository } from './repository.ts'

const door = {
  path: 'packages/shapes/package.json',
  text: JSON.stringify({ exports: { '.': { '@delebil/source': './src/index.ts' } } }),
}
const index = {
  path: 'packages/shapes/src/index.ts',
  text: "export type { RoundProps } from './round.tsx'\nexport { Round, type Square } from './round.tsx'\nexport { Area } from './area.ts'",
}
const routes = {
  path: 'apps/site/src/site/routes.tsx',
  text: "[{ Component: Layout }, { lazy: { Component: async () => (await import('../pages/start-page.tsx')).StartPage } }]",
}
const story = (text: string) => ({ path: 'packages/shapes/src/round.stories.tsx', text })

test('every exported component and every page has a story', () => {
  expect(checkStories(readRepository())).toEqual([])
})

test('a component or page without a story is reported', () => {
  expect(checkStories([door, index, routes, story("const meta = { title: 'Roundabout' }")])).toEqual([
    'Round (packages/shapes/src/index.ts) has no story',
    'StartPage (apps/site/src/site/routes.tsx) has no story',
  ])
})

test.each([
  ['its component', 'const meta = { component: Round }'],
  ['an element that it draws', 'render: () => <Round />'],
  ['what it is named after', 'export const Round = at()'],
])('a story counts as showing a component by %s', (_, text) => {
  const page = { path: '.storybook/whole.stories.tsx', text: 'export const StartPage: Story = {}' }
  expect(checkStories([door, index, routes, story(text), page])).toEqual([])
})

test('a story of another workspace does not count', () => {
  const elsewhere = {
    path: 'packages/widget/src/round.stories.tsx',
    text: 'component: Round, render: () => <StartPage />',
  }
  expect(checkStories([door, index, routes, elsewhere])).toHaveLength(2)
})

test("every control has a guide with do and don't", () => {
  expect(checkGuides(readRepository())).toEqual([])
})

test("a guide without don't is reported", () => {
  const control = (text: string) => [{ path: 'packages/ui/src/round.stories.tsx', text }]
  const complaint = "packages/ui/src/round.stories.tsx says no do and don't (parameters.guide)"
  expect(checkGuides(control("guide: { do: ['Roll it.'], dont: [\"Don't push.\"] }"))).toEqual([])
  expect(checkGuides(control("guide: { do: ['Roll it.'], dont: [] }"))).toEqual([complaint])
  expect(checkGuides(control('component: Round'))).toEqual([complaint])
})

test('every exported component has the stories of its states', () => {
  expect(checkStates(readRepository())).toEqual([])
})

test('a state without a story, an unknown component and one that is gone are reported', () => {
  const files = [door, index, story('component: Round\nexport const Loading: Story = {}')]
  expect(checkStates(files, { Round: { loading: 'Loading' } })).toEqual([])
  expect(checkStates(files, { Round: { loading: 'Loading', error: 'Failed' } })).toEqual([
    'Round (packages/shapes/src/index.ts) has no story "Failed", which shows it in the state error',
  ])
  expect(checkStates(files, { Round: 'draws what it is given', Square: 'is gone' })).toEqual([
    'Square is in tests/architecture/states.ts, but no package lets it out',
  ])
  expect(checkStates(files, {})).toEqual([
    'Round (packages/shapes/src/index.ts) is not in tests/architecture/states.ts: which states has it?',
  ])
  expect(checkStates([], {})).toEqual(['no story or no component was read'])
})

test('a run that reads no story fails', () => {
  expect(checkGuides([])).toEqual(['no story of a package was read'])
  expect(checkStories([])).toEqual(['no story or no component was read'])
})
