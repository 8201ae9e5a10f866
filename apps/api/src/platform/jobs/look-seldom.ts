/** Where nobody has asked for a job for so many looks, the next ones are so many times as far apart. */
const restAfterLooks = 10
const restingTimes = 15

/** Looks for work until stopped: often for a while after a job was asked for, else seldom. Nothing wakes a process between two looks. */
export const createLooks = (everyMilliseconds: number, look: () => void) => {
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const isResting = () => since >= restAfterLooks
  const wait = () => {
    const tick = () => {
      since += 1
      look()
      wait()
    }
    timer = setTimeout(tick, isResting() ? restingTimes * everyMilliseconds : everyMilliseconds).unref()
  }
  return {
    start: wait,
    asked: () => {
      const wasResting = isResting()
      since = 0
      if (!wasResting || !timer) return
      clearTimeout(timer)
      wait()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
