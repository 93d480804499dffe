import type { BrowserCommand } from 'vitest/node'

type Motion = 'no-preference' | 'reduce'

/** Sets what the customer prefers, until the next call; tests begin with reduced motion. */
export const preferMotion: BrowserCommand<[motion: Motion]> = ({ page }, reducedMotion) =>
  page.emulateMedia({ reducedMotion })

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferMotion: (motion: Motion) => Promise<void>
  }
}
