import { type Api, type Input, type Outcome, toApi } from '@delebil/core-api'

type Stub = (input: Input) => Promise<Outcome>

/** A client whose calls are answered by functions of a test. */
export function stubApi(stubs: Readonly<Record<string, Stub>>): Api {
  return toApi((name, input) => {
    const stub = stubs[name]
    if (!stub) throw new Error(`The test answers no call "${name}".`)
    return stub(input)
  })
}
