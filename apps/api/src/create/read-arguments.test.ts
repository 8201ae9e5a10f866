import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

const good = ['organization', '--name', 'Nordfjord bildeling', '--admin', 'mail@example.no']

test('key and name of a person, left out of the command, are made from the name and the address', () => {
  expect(readArguments(good)).toEqual({
    key: 'nordfjord-bildeling',
    name: 'Nordfjord bildeling',
    administrator: { name: 'mail', email: 'mail@example.no' },
  })
  expect(readArguments([...good, '--key', 'nfb', '--admin-name', ' Kari Nordmann '])).toMatchObject({
    key: 'nfb',
    administrator: { name: 'Kari Nordmann' },
  })
})

test('help is given whatever else the command is asked for', () => {
  expect(readArguments(['--help'])).toBe('help')
  expect(readArguments([...good, '--help'])).toBe('help')
})

test.each([
  ['no kind', [], /It can be: organization/],
  ['another kind', ['car', ...good.slice(1)], /It can be: organization/],
  ['no name', ['organization', '--admin', 'mail@example.no'], /--name is missing/],
  ['an empty name', [...good, '--name', '  '], /--name is missing/],
  ['a long name', [...good, '--name', 'a'.repeat(121)], /--name may have 120 characters/],
  ['a name of two lines', [...good, '--name', 'a\nb'], /--name must be one line/],
  ['a name without letters', [...good, '--name', '車'], /say which with --key/],
  ['a name without quotes', [...good, 'bildeling'], /stands in quotes/],
  ['no address', good.slice(0, 3), /--admin is missing/],
  ['a bad address', [...good, '--admin', 'mail@'], /--admin must be an e-mail address; it is "mail@"/],
  [
    'a long address',
    [...good, '--admin', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c.'.repeat(100)}no`],
    /--admin must be/,
  ],
  ['a bad name of a person', [...good, '--admin-name', 'x'.repeat(121)], /--admin-name must be/],
  ['a bad key', [...good, '--key', 'Nord Fjord'], /--key must be small letters/],
  ['an unknown option', [...good, '--cars', '3'], /--cars/],
])('a command with %s is refused with a sentence', (_what, args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
