/// <reference types="vite/client" />
import { nativeProblems } from '@delebil/validation/bluetooth'
import { expect, test } from 'vitest'
import doc from '../../../../docs/native-bridge.md?raw'
import { nativeEvents, nativeRequests, nativeVersions } from './messages.ts'

/** The rows of the table under a heading, cell by cell. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = doc.split(`## ${heading}\n`)
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
const namesUnder = (heading: string) => rowsUnder(heading).map(([name = '']) => name.replaceAll('`', ''))
const fieldsOf = (schema: object) => Object.keys('entries' in schema ? (schema.entries as object) : {})

test('the documentation lists every request, and no other', () => {
  expect(namesUnder('Requests')).toEqual(Object.keys(nativeRequests))
})

test.each(Object.entries(nativeRequests))('%s is documented with every field and its timeout', (name, request) => {
  const [, body = '', answer = '', waits] = rowsUnder('Requests').find(([first]) => first === `\`${name}\``) ?? []
  for (const field of fieldsOf(request.answer)) expect(answer).toContain(`\`${field}\``)
  const isTarget = fieldsOf(request.body).includes('carId')
  if (isTarget) expect(body).toBe('target')
  else for (const field of fieldsOf(request.body)) expect(body).toContain(`\`${field}\``)
  expect(waits).toBe(`${request.timeoutMs / 1000} s`)
})

test('the documentation lists every event with its fields, and no other', () => {
  expect(namesUnder('Events')).toEqual(Object.keys(nativeEvents))
  for (const [name, schema] of Object.entries(nativeEvents)) {
    const [, body = ''] = rowsUnder('Events').find(([first]) => first === `\`${name}\``) ?? []
    for (const field of fieldsOf(schema)) expect(body).toContain(`\`${field}\``)
  }
})

test('the documentation lists every error code, and no other', () => {
  expect(namesUnder('Error codes')).toEqual([...nativeProblems])
})

test('the documentation names the newest version', () => {
  expect(doc).toContain(`The version is **${nativeVersions.at(-1)}**.`)
})

test('the documented example of a car has every field', () => {
  const example = /\{ "isLoggedIn".*\}/.exec(doc)?.[0] ?? '{}'
  expect(nativeEvents.carState.entries.car['~run']({ value: JSON.parse(example) }, {})).not.toHaveProperty('issues')
  expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(nativeEvents.carState.entries.car.entries))
})
