import type { CommandContext } from './command.ts'

/** Longest pause in milliseconds between presses that are one undo step. */
const RUN_MS = 800

/** Returns the gesture id of a press: the previous one within `RUN_MS` and with the same items, otherwise a new one. */
export function createPressRun(): (
  context: Pick<CommandContext, 'newId'>,
  items: readonly { readonly id: string }[],
) => string {
  let gesture = ''
  let last = Number.NEGATIVE_INFINITY
  let lastItems = ''
  return (context, items) => {
    const now = performance.now()
    const ids = items.map(({ id }) => id).join()
    if (now - last > RUN_MS || ids !== lastItems) gesture = context.newId()
    last = now
    lastItems = ids
    return gesture
  }
}
