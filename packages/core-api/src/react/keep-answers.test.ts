import { expect, it } from 'vitest'
import { keepAnswers } from './keep-answers.ts'
import { keyOf } from './key.ts'

it('of kept answers those of the named calls are left, whoever asked for them', () => {
  const answer = (name: string, who?: number) => ({ data: name, _k: keyOf(name, {}, who) }) as never
  const answers = new Map([
    ['a', answer('listMembershipTypes')],
    ['b', answer('listMemberships', 7)],
    ['c', {} as never],
  ])
  expect([...keepAnswers(answers, 'listMembershipTypes').keys()]).toEqual(['a'])
})
