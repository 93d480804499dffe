import type { Design } from '@irodori/contract/entities/design'

/** What the studio reports while a page of another site shows it in a frame. */
export interface FrameReporter {
  /** @param path the address at which the designs are edited again */
  saved(path: string, designs: readonly Pick<Design, 'id' | 'approvedHash'>[]): void
  /** Opens a page of the shop that no frame may show. */
  leave(path: string): void
}

let reporter: FrameReporter | null = null

/** Called once the studio knows that it is in a frame of an allowed site. */
export function reportTo(next: FrameReporter): void {
  reporter = next
}

/** Tells the page around the frame, if there is one, that designs were stored. */
export const reportSaved: FrameReporter['saved'] = (path, designs) => reporter?.saved(path, designs)

/** Loads a page outside the studio; from a frame of another site it opens in a tab of its own. */
export function leaveStudio(path: string, how: 'assign' | 'replace' = 'assign'): void {
  if (reporter) reporter.leave(path)
  else window.location[how](path)
}
