import { parseHelpText, relevantSituations } from '@delebil/validation'
import { situationFuels, situationTopics } from '@delebil/validation/text'
import { expect, test } from 'vitest'
import { carModels } from './car-models.ts'
import { situationCatalog } from './situation-catalog.ts'

test('every kind of car has an entry for each topic that its members can press', () => {
  for (const fuel of Object.keys(situationFuels)) {
    const has = (topic: string) => relevantSituations(situationCatalog, { tags: [topic, 'FROM_WEBAPP'], fuel }).length
    for (const topic of Object.keys(situationTopics)) {
      const isOther = topic === 'CHARGING' ? fuel !== 'ELECTRIC' : topic === 'FUEL' && fuel === 'ELECTRIC'
      if (isOther) expect(has(topic), `${topic} of ${fuel}`).toBe(0)
      else expect(has(topic), `${topic} of ${fuel}`).toBeGreaterThan(0)
    }
  }
})

test('every special entry names a model that exists, and every text is read as parts', () => {
  const names = carModels.map(({ name }) => name)
  for (const { text, ofModels = {}, title } of situationCatalog) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(ofModels)))
    expect(parseHelpText(text).length, title).toBeGreaterThan(0)
    expect(title.length).toBeLessThanOrEqual(120)
  }
})
