import type { Finding } from '@irodori/design/finding'
import { isSample, isUnfinished } from '@irodori/design/finding'

/** Whether a finding says that something is still to be filled in; every other one says that something may go wrong. */
export const isStillToDo = (finding: Finding): boolean => isUnfinished(finding) || isSample(finding)
