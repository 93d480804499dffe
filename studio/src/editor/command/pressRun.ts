import type { CommandContext } from './command.ts'

/** Milliseconds: repeated presses of one key are one step while they follow each other. */
const RUN_MS = 800

/** Names the gesture that a press belongs to: the last one's while it goes on with the same items. */
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
