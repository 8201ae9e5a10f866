/** Where nobody has asked for a job for so many looks, one of so many is made. */
const restAfterLooks = 10
const restingLooks = 5

/** Decides at each tick whether to look for work: always for a while after a job was asked for, else one time of five. */
export const createLooks = () => {
  let since = 0
  return {
    asked: () => {
      since = 0
    },
    isDue: (): boolean => {
      since += 1
      return since <= restAfterLooks || since % restingLooks === 0
    },
  }
}
